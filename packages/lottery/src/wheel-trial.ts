import { createHash, createHmac } from 'node:crypto'
import type { HashPort } from './fair-draw.ts'
import { choosePlace, rollSpin } from './wheel-draw.ts'

/** Chi-square of eleven degrees of freedom at 99 %. */
export const WHEEL_CRITICAL = 24.725

const hash: HashPort = {
  sha256: (data) => new Uint8Array(createHash('sha256').update(data).digest()),
  hmacSha256: (key, data) => createHmac('sha256', key).update(data).digest(),
}

/** How often each place was drawn in so many spins from the `first`, each with its own seed, as the product draws them. */
export const countPlaces = (odds: readonly number[], spins: number, from: string, first = 1): number[] => {
  const counts = odds.map(() => 0)
  const seed = createHash('sha256').update(from).digest()
  for (let nonce = first; nonce < first + spins; nonce += 1) {
    seed.writeUInt32BE(nonce, 0)
    const place = choosePlace(odds, rollSpin(hash, { wheel: 1, nonce, entropy: '', odds }, seed))
    counts[place - 1] = (counts[place - 1] ?? 0) + 1
  }
  return counts
}

/** How far counts are from odds. */
export const computeChiSquare = (counts: readonly number[], odds: readonly number[]): number => {
  const spins = counts.reduce((sum, seen) => sum + seen, 0)
  const whole = odds.reduce((sum, share) => sum + share, 0)
  return counts.reduce((sum, seen, i) => {
    const expected = (spins * (odds[i] ?? 0)) / whole
    return sum + (seen - expected) ** 2 / expected
  }, 0)
}
