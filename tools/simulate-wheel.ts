import { performance } from 'node:perf_hooks'
import { computeChiSquare, countPlaces, WHEEL_CRITICAL } from '../packages/lottery/src/wheel-trial.ts'
import { demoPrizes } from '../server/src/modules/wheel/demo.rules.ts'

/*
 * Spins the demo's wheel as the product does, by its rules alone, and holds what was drawn against its odds by chi-square at 99 %.
 * `--spins 10000000 --seed x`; the last line is JSON.
 */
const read = (name: string, fallback: string): string => {
  const at = process.argv.indexOf(`--${name}`)
  return (at > 0 ? process.argv[at + 1] : undefined) ?? fallback
}
const spins = Number(read('spins', '10000000'))
const seed = read('seed', String(Date.now()))
const odds = demoPrizes.map((prize) => prize.odds)
const began = performance.now()
const counts = countPlaces(odds, spins, seed)
const chi_square = Number(computeChiSquare(counts, odds).toFixed(3))
const seconds = Number(((performance.now() - began) / 1000).toFixed(1))
const holds = chi_square < WHEEL_CRITICAL
console.log(JSON.stringify({ spins, seed, counts, chi_square, critical: WHEEL_CRITICAL, holds, seconds }))
process.exitCode = holds ? 0 : 1
