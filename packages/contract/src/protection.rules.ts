import { PGSI_MOST, PGSI_QUESTIONS, type PgsiBand } from './protection.states.ts'

/* The same for server and browser. */

/** From which score on each band of the index begins, as it was published. */
const BANDS = [
  [8, 'problem'],
  [3, 'moderate'],
  [1, 'low'],
] as const

/** The score of nine answers, 0 to 27, and its band; nothing while one is missing or is none of the four. */
export const computeScore = (answers: readonly number[]): { score: number; band: PgsiBand } | undefined => {
  const isWhole = answers.length === PGSI_QUESTIONS
  if (!isWhole || answers.some((one) => !Number.isInteger(one) || one < 0 || one > PGSI_MOST)) return undefined
  const score = answers.reduce((sum, one) => sum + one, 0)
  return { score, band: BANDS.find(([from]) => score >= from)?.[1] ?? 'none' }
}
