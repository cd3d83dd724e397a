import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { computeChiSquare, countPlaces, WHEEL_CRITICAL } from '../packages/lottery/src/wheel-trial.ts'
import { demoPrizes } from '../server/src/modules/wheel/demo.rules.ts'

/*
 * Spins the demo's wheel as the product does, by its rules alone, on every core, and holds what was drawn against its odds by
 * chi-square at 99 %. `--spins 10000000 --seed x`: the same counts however many cores share them; the last line is JSON.
 */
type Share = { spins: number; seed: string; first: number }
const odds = demoPrizes.map((prize) => prize.odds)
const read = (name: string, fallback: string): string => {
  const at = process.argv.indexOf(`--${name}`)
  return (at > 0 ? process.argv[at + 1] : undefined) ?? fallback
}
const countElsewhere = (share: Share): Promise<number[]> =>
  new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), ['--share', JSON.stringify(share)])
    child.once('message', (counts) => resolve(counts as number[]))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`a share of the trial ended with ${code}`)))
  })

const runTrial = async (): Promise<void> => {
  const spins = Number(read('spins', '10000000'))
  const seed = read('seed', String(Date.now()))
  const began = performance.now()
  const each = Math.ceil(spins / availableParallelism())
  const starts = Array.from({ length: Math.ceil(spins / each) }, (_, i) => i * each)
  const shares = starts.map((start) => ({ spins: Math.min(each, spins - start), seed, first: start + 1 }))
  const found = await Promise.all(shares.map(countElsewhere))
  const counts = odds.map((_, at) => found.reduce((sum, one) => sum + (one[at] ?? 0), 0))
  const chi_square = Number(computeChiSquare(counts, odds).toFixed(3))
  const seconds = Number(((performance.now() - began) / 1000).toFixed(1))
  const holds = chi_square < WHEEL_CRITICAL
  console.log(JSON.stringify({ spins, seed, counts, chi_square, critical: WHEEL_CRITICAL, holds, seconds }))
  process.exitCode = holds ? 0 : 1
}

const share = read('share', '')
if (share === '') await runTrial()
else {
  const { spins, seed, first } = JSON.parse(share) as Share
  process.send?.(countPlaces(odds, spins, seed, first))
}
