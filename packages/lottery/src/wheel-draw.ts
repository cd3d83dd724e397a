import { fromHex, type HashPort, toHex } from './fair-draw.ts'

/** Odds are whole millionths: those of all prizes add up to this. */
export const WHEEL_WHOLE = 1_000_000

/** What a spin hangs on besides its seed: the wheel it was on, which spin of its member's it is, what the player's browser added, and the odds in force. */
export type SpinKey = {
  readonly wheel: number
  readonly nonce: number
  readonly entropy: string
  readonly odds: readonly number[]
}
export type SpinProof = SpinKey & {
  readonly seed: string
  readonly commitment: string
  /** The number drawn, from 0, and the place of the prize it fell on, from 1. */
  readonly roll: number
  readonly drawn: number
}
export type SpinFinding = 'genuine' | 'seed_malformed' | 'commitment_mismatch' | 'roll_mismatch' | 'prize_mismatch'

const BYTES = 4
const SPACE = 2 ** 32
const encoder = new TextEncoder()

const joinParts = ({ wheel, nonce, entropy, odds }: SpinKey): string =>
  ['WHEEL', wheel, nonce, entropy, odds.join('-')].join('|')

/**
 * The number of a spin: of HMAC(seed, `WHEEL|wheel|nonce|entropy|odds|counter`), counter 0, 1, 2 …, the first four bytes, big end
 * first, that favour no number; modulo the sum of the odds.
 */
export const rollSpin = (hash: HashPort, key: SpinKey, seed: Uint8Array): number => {
  const whole = key.odds.reduce((sum, share) => sum + share, 0)
  const limit = SPACE - (SPACE % whole)
  const text = joinParts(key)
  for (let counter = 0; ; counter += 1) {
    const bytes = hash.hmacSha256(seed, encoder.encode(`${text}|${counter}`))
    const view = new DataView(bytes.buffer, bytes.byteOffset)
    for (let at = 0; at < bytes.length; at += BYTES) {
      const value = view.getUint32(at)
      if (value < limit) return value % whole
    }
  }
}

/** The place, from 1, of the prize a number falls on: each has as many numbers as its odds say, in their order. */
export const choosePlace = (odds: readonly number[], roll: number): number => {
  let end = 0
  const at = odds.findIndex((share) => roll < (end += share))
  if (at < 0) throw new RangeError(`no prize has the number ${roll}`)
  return at + 1
}

/** Checks a spin by anyone: the seed hashes to what was promised before, yields this very number, and the number this very prize. */
export const verifySpin = (hash: HashPort, proof: SpinProof): SpinFinding => {
  const seed = fromHex(proof.seed)
  if (!seed) return 'seed_malformed'
  if (toHex(hash.sha256(seed)) !== proof.commitment) return 'commitment_mismatch'
  if (rollSpin(hash, proof, seed) !== proof.roll) return 'roll_mismatch'
  return choosePlace(proof.odds, proof.roll) === proof.drawn ? 'genuine' : 'prize_mismatch'
}

/** How a spin's number comes from its seed, as a formula with its own values. */
export const writeSpinFormula = (proof: SpinProof): string =>
  `SHA-256(seed) = commitment
HMAC-SHA-256(seed, "${joinParts(proof)}|n")  n = 0, 1, 2 …
number = 4 bytes mod ${proof.odds.reduce((sum, share) => sum + share, 0)} = ${proof.roll}`

/** What so many spins cost on average, in minor units; `cost` is what one of each prize costs. Rounded once, down. */
export const computeSpinsCost = (prizes: readonly { odds: number; cost: bigint }[], spins: bigint): bigint =>
  (prizes.reduce((sum, { odds, cost }) => sum + BigInt(odds) * cost, 0n) * spins) / BigInt(WHEEL_WHOLE)
