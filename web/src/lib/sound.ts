// A few soft tones, made here; silent unless they are wanted.
import { settings } from "./settings.svelte";

const TUNES = { move: [440], turn: [523, 784], over: [523, 659, 784, 1047], no: [196] } as const;
let context: AudioContext | null = null;

/** Play a tune, if sound is on. */
export function play(tune: keyof typeof TUNES): void {
  if (!settings.sound || !("AudioContext" in globalThis)) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  TUNES[tune].forEach((pitch, i) => note(context as AudioContext, pitch, start + i * 0.12));
}

function note(context: AudioContext, pitch: number, at: number): void {
  const tone = new OscillatorNode(context, { type: "sine", frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.35);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.4);
}
