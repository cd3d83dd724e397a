import { describe, expect, it } from 'vitest'
import { choosePlace, plainHash, rollSpin, type SpinProof, toHex, verifySpin, writeSpinFormula } from './index.ts'
import { computeChiSquare, WHEEL_CRITICAL, countPlaces } from './wheel-trial.ts'

const odds = [250_000, 270_000, 1_500, 200_000, 20_000, 140_000, 90, 80_000, 400, 30_000, 10, 8_000]
const seed = Uint8Array.from({ length: 32 }, (_, i) => i)
const key = { wheel: 7, nonce: 3, entropy: 'c0ffee', odds }
const roll = rollSpin(plainHash, key, seed)
const genuine: SpinProof = {
  ...key,
  seed: toHex(seed),
  commitment: toHex(plainHash.sha256(seed)),
  roll,
  drawn: choosePlace(odds, roll),
}

describe('R7.6 a spin that was tampered with is found', () => {
  it.each<[string, Partial<SpinProof>, string]>([
    ['as it was', {}, 'genuine'],
    ['another seed', { seed: genuine.seed.replace('1f', '1e') }, 'commitment_mismatch'],
    ['a seed that is none', { seed: 'xyz' }, 'seed_malformed'],
    ['another promise', { commitment: genuine.seed }, 'commitment_mismatch'],
    ['another prize', { drawn: (genuine.drawn % 12) + 1 }, 'prize_mismatch'],
    ['another number', { roll: roll + 1 }, 'roll_mismatch'],
    [
      'other odds',
      { odds: odds.map((share, i) => (i === 0 ? share - 10 : i === 1 ? share + 10 : share)) },
      'roll_mismatch',
    ],
    ['another number of the spin', { nonce: 4 }, 'roll_mismatch'],
    ['another wheel', { wheel: 8 }, 'roll_mismatch'],
    ['something else added', { entropy: 'c0ffef' }, 'roll_mismatch'],
  ])('%s: %s', (_, change, finding) => expect(verifySpin(plainHash, { ...genuine, ...change })).toBe(finding))

  it('its formula names what it was drawn from', () =>
    expect(writeSpinFormula(genuine)).toContain('WHEEL|7|3|c0ffee|250000-270000-1500-'))
})

describe('R2.6 spins fall on prizes by their odds, by chi-square at 99 %', () => {
  const SEED = String(process.env['TEST_SEED'] ?? Date.now())
  const even = [100_000, 100_000, 50_000, 150_000, 80_000, 120_000, 90_000, 110_000, 60_000, 140_000, 30_000, 70_000]

  /** Chance itself fails one trial in a hundred: of three, two have to hold, whatever the seed. */
  it(`in two of three trials of 60,000 (seed ${SEED})`, () => {
    const found = [1, 2, 3].map((turn) => computeChiSquare(countPlaces(even, 60_000, `${SEED} ${turn}`), even))
    expect(found.filter((value) => value < WHEEL_CRITICAL).length).toBeGreaterThanOrEqual(2)
  })

  it('the same test rejects odds that are off by a twentieth of a prize', () => {
    const told = even.map((share, i) => (i === 3 ? share - 7_500 : i === 4 ? share + 7_500 : share))
    expect(computeChiSquare(countPlaces(even, 60_000, SEED), told)).toBeGreaterThan(WHEEL_CRITICAL)
  })
})
