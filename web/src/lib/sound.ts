// The sounds of a table: soft, short, synthesised without files, and off by default.
import type { Event } from "./messages";
import { tempo } from "./queue";
import { settings } from "./settings.svelte";

/** Bells, as sequences of pitches. */
const BELLS = { turn: [523, 784], win: [523, 659, 784, 1047], over: [523, 392], no: [196, 185] } as const;

/** Filtered noise: centre frequency, duration and volume; repeated with a gap. */
interface Brush {
  pitch: number;
  time: number;
  volume: number;
  times: number;
  gap: number;
}

const BRUSHES = {
  card: { pitch: 1500, time: 0.07, volume: 0.3, times: 1, gap: 0 },
  turned: { pitch: 2600, time: 0.05, volume: 0.22, times: 2, gap: 0.06 },
  dice: { pitch: 900, time: 0.035, volume: 0.4, times: 6, gap: 0.085 },
  pen: { pitch: 4200, time: 0.09, volume: 0.12, times: 2, gap: 0.12 },
} as const satisfies Record<string, Brush>;

type Bell = keyof typeof BELLS;
type Sound = keyof typeof BRUSHES;

/** The sounds by kind of event. */
const HEARD: Record<string, Sound> = {
  ...kinds("card", "dealt laid painted repainted took drew began moved exchanged swapped paid discarded put_back took_row took_kobito won_gold"),
  ...kinds("turned", "flipped laid_blind gold_turned start_turned next_came"),
  ...kinds("dice", "rolled rerolled"),
  ...kinds("pen", "wrote misthrew"),
};
const MOST = 5; // sounds of one kind at once
const LANDS = 0.25; // seconds until a flying card is heard

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function kinds(sound: Sound, names: string): Record<string, Sound> {
  return Object.fromEntries(names.split(" ").map((name) => [name, sound]));
}

/** Play a bell, if sound is on. */
export function play(bell: Bell): void {
  const audio = ready();
  if (audio) BELLS[bell].forEach((pitch, i) => ring(audio, pitch, audio.currentTime + i * 0.12));
}

/** Play the sounds of events, if sound is on. */
export function hear(events: readonly Event[]): void {
  const audio = ready();
  if (!audio) return;
  const count = new Map<Sound, number>();
  for (const { kind } of events) {
    const sound = HEARD[kind];
    const nth = sound ? (count.get(sound) ?? 0) : MOST;
    if (!sound || nth >= MOST || (sound === "dice" && nth > 0)) continue;
    count.set(sound, nth + 1);
    const lands = sound === "card" || sound === "turned" ? LANDS * tempo() : 0;
    brush(audio, BRUSHES[sound], audio.currentTime + lands + nth * 0.06 * tempo());
  }
}

function ready(): AudioContext | null {
  if (!settings.sound || !("AudioContext" in globalThis)) return null;
  context ??= new AudioContext();
  return context;
}

function ring(audio: AudioContext, pitch: number, at: number): void {
  const tone = new OscillatorNode(audio, { type: "sine", frequency: pitch });
  tone.connect(fading(audio, 0.1, 0.02, at, 0.4)).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.45);
}

function brush(audio: AudioContext, { pitch, time, volume, times, gap }: Brush, at: number): void {
  for (let i = 0; i < times; i++) {
    const start = at + i * gap * (1 + 0.15 * i); // rolling dice slow down
    const source = new AudioBufferSourceNode(audio, { buffer: hiss(audio), playbackRate: 0.9 + 0.2 * Math.random() });
    const band = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch * (0.9 + 0.2 * Math.random()), Q: 0.9 });
    source.connect(band).connect(fading(audio, volume * 0.85 ** i, 0.005, start, time)).connect(audio.destination);
    source.start(start, Math.random() * 0.5, time + 0.05);
  }
}

/** Return a gain that rises quickly and fades. */
function fading(audio: AudioContext, most: number, rise: number, at: number, time: number): GainNode {
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(most, at + rise);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + rise + time);
  return volume;
}

function hiss(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = new AudioBuffer({ length: audio.sampleRate, sampleRate: audio.sampleRate });
  const data = noise.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return noise;
}
