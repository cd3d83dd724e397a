export type Challenge = { algorithm: string; challenge: string; salt: string; maxnumber: number; signature: string }

const fraction = (value: number): number => {
  return ((value - Math.floor(value)) * 0x1_0000_0000) >>> 0
}
const nthPrime = (index: number): number => {
  let found = -1
  for (let n = 2; ; n++) {
    let prime = true
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false
    if (prime && ++found === index) return n
  }
}
const K = Uint32Array.from({ length: 64 }, (_, i) => {
  const prime = nthPrime(i)
  return fraction(Math.cbrt(prime))
})
const START = Uint32Array.from({ length: 8 }, (_, i) => fraction(Math.sqrt(nthPrime(i))))

const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by))

const padded = (text: string): DataView => {
  const bytes = new TextEncoder().encode(text)
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64)
  whole.set(bytes)
  whole[bytes.length] = 0x80
  const view = new DataView(whole.buffer)
  view.setUint32(whole.length - 4, bytes.length * 8)
  return view
}

const block = (state: Uint32Array, view: DataView, at: number, w: Uint32Array): void => {
  for (let i = 0; i < 16; i++) w[i] = view.getUint32(at + i * 4)
  for (let i = 16; i < 64; i++) {
    const a = w[i - 15]!
    const b = w[i - 2]!
    w[i] = w[i - 16]! + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + w[i - 7]! + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10))
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  const next = [a, b, c, d, e, f, g, h]
  for (let i = 0; i < 8; i++) state[i] = state[i]! + next[i]!
}

/** SHA-256 as hex. In script, because the browser's own is missing on plain HTTP and too slow one short text at a time. */
export const sha256 = (text: string): string => {
  const state = START.slice()
  const view = padded(text)
  const w = new Uint32Array(64)
  for (let at = 0; at < view.byteLength; at += 64) block(state, view, at, w)
  return [...state].map((part) => part.toString(16).padStart(8, '0')).join('')
}

const pause = () => new Promise((resolve) => setTimeout(resolve))

/** Finds the number behind the challenge in slices, so that the page stays alive; `share` hears the part done, 0-1. */
export const solve = async (task: Challenge, share: (done: number) => void): Promise<string | undefined> => {
  for (let number = 0; number <= task.maxnumber; number++) {
    if (sha256(task.salt + number) === task.challenge) {
      return btoa(
        JSON.stringify({
          algorithm: task.algorithm,
          challenge: task.challenge,
          number,
          salt: task.salt,
          signature: task.signature,
        }),
      )
    }
    if (number % 1500 === 0) {
      share(number / task.maxnumber)
      await pause()
    }
  }
  return undefined
}
