import type { HashPort } from './fair-draw.ts'

/** SHA-256 (FIPS 180-4) and HMAC (RFC 2104) in plain arithmetic: a browser without HTTPS has no crypto.subtle. */

const PRIMES = Array.from({ length: 400 }, (_, at) => at).filter(
  (n) => n > 1 && !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && d * d <= n && n % d === 0),
)

/** First 32 bits of the fractional part of the n-th root of p, by whole-number search: floor(p^(1/n) · 2^32) mod 2^32. */
const fractionBits = (prime: number, root: 2 | 3): number => {
  const target = BigInt(prime) << BigInt(32 * root)
  let low = 0n
  let high = 1n << 40n
  while (high - low > 1n) {
    const middle = (low + high) >> 1n
    if (middle ** BigInt(root) <= target) low = middle
    else high = middle
  }
  return Number(low & 0xffff_ffffn)
}

const K = Uint32Array.from(PRIMES.slice(0, 64), (prime) => fractionBits(prime, 3))
const START = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fractionBits(prime, 2))

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

const padded = (data: Uint8Array): DataView => {
  const blocks = new Uint8Array(Math.ceil((data.length + 9) / 64) * 64)
  blocks.set(data)
  blocks[data.length] = 0x80
  const view = new DataView(blocks.buffer)
  view.setBigUint64(blocks.length - 8, BigInt(data.length) * 8n)
  return view
}

const schedule = (view: DataView, block: number): Uint32Array => {
  const w = new Uint32Array(64)
  for (let t = 0; t < 16; t += 1) w[t] = view.getUint32(block + t * 4)
  for (let t = 16; t < 64; t += 1) {
    const a = w[t - 15] ?? 0
    const b = w[t - 2] ?? 0
    const low = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)
    const high = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10)
    w[t] = (w[t - 16] ?? 0) + low + (w[t - 7] ?? 0) + high
  }
  return w
}

const compress = (state: Uint32Array, w: Uint32Array): void => {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let t = 0; t < 64; t += 1) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (K[t] ?? 0) + (w[t] ?? 0)) | 0
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g]
  }
  for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) state[at] = (state[at] ?? 0) + word
}

const sha256 = (data: Uint8Array): Uint8Array => {
  const view = padded(data)
  const state = START.slice()
  for (let block = 0; block < view.byteLength; block += 64) compress(state, schedule(view, block))
  const out = new DataView(new ArrayBuffer(32))
  for (const [at, word] of state.entries()) out.setUint32(at * 4, word)
  return new Uint8Array(out.buffer)
}

const join = (a: Uint8Array, b: Uint8Array): Uint8Array => Uint8Array.from([...a, ...b])

const hmacSha256 = (key: Uint8Array, data: Uint8Array): Uint8Array => {
  const block = new Uint8Array(64)
  block.set(key.length > 64 ? sha256(key) : key)
  const inner = sha256(
    join(
      block.map((byte) => byte ^ 0x36),
      data,
    ),
  )
  return sha256(
    join(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  )
}

export const plainHash: HashPort = { sha256, hmacSha256 }
