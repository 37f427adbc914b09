// SHA-256 of bytes. Browsers have it only on secure pages, which pages on a local network are not.

const K = new Uint32Array(64);
const START = new Uint32Array(8);

// The first 32 bits of the fractions of the square roots of the first 8 primes, and of the cube roots of the first 64.
for (let n = 2, found = 0; found < 64; n++) {
  let isPrime = true;
  for (let d = 2; d * d <= n; d++) if (n % d === 0) isPrime = false;
  if (!isPrime) continue;
  if (found < 8) START[found] = (Math.sqrt(n) % 1) * 2 ** 32;
  K[found] = (Math.cbrt(n) % 1) * 2 ** 32;
  found += 1;
}

const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));
const at = (words: Uint32Array, i: number): number => words[i] as number;

/** Return the SHA-256 of bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = new DataView(new ArrayBuffer(((bytes.length + 72) >> 6) << 6));
  new Uint8Array(padded.buffer).set(bytes);
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 8, bytes.length / 2 ** 29);
  padded.setUint32(padded.byteLength - 4, bytes.length << 3);
  const state = START.slice();
  const w = new Uint32Array(64);
  for (let block = 0; block < padded.byteLength; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = padded.getUint32(block + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [a, b] = [at(w, i - 15), at(w, i - 2)];
      w[i] = at(w, i - 16) + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + at(w, i - 7) + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
    }
    mix(state, w);
  }
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => out.setUint32(4 * i, word));
  return new Uint8Array(out.buffer);
}

function mix(state: Uint32Array, w: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + at(K, i) + at(w, i)) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = at(state, i) + word));
}

/** Return bytes as hexadecimal digits. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Return hexadecimal digits as bytes. */
export function unhex(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** Return the SHA-256 of a text, as hexadecimal digits. */
export function hashText(text: string): string {
  return hex(sha256(new TextEncoder().encode(text)));
}
