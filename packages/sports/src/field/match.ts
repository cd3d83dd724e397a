import { type Draw, drawWeighted } from '../draw.ts'
import { judge, judgeDeadHeat, LOSS, type Outcome, type Share, toShare } from '../outcome.ts'

/** A race of a field: whoever is in front wins. */
export type FieldSport = {
  readonly family: 'field'
  readonly entrants: number
  readonly race_s: number
  readonly suspend_s: number
}
/** The order in which the field comes in, and whether the first two came in together. */
export type FieldCourse = { readonly order: readonly number[]; readonly tied: boolean; readonly length_s: number }
export type FieldState = { readonly order: readonly number[]; readonly tied: boolean; readonly over: boolean }

const TIED = 0.02
const PLACES = 3

/** The strength of each entrant, by its rating. */
export const measureEntrants = (ratings: readonly number[]): number[] => ratings.map((rating) => Math.exp(rating * 0.7))

/** Draws the order one place after the other, each by the strengths of those who are left. */
export const drawFieldCourse = (draw: Draw, { race_s }: FieldSport, weights: readonly number[]): FieldCourse => {
  const left = [...weights.keys()]
  const order: number[] = []
  while (left.length > 0) {
    const at = drawWeighted(
      draw,
      left.map((entrant) => weights[entrant] ?? 0),
    )
    order.push(...left.splice(at, 1))
  }
  return { order, tied: draw() < TIED, length_s: race_s }
}

/** Reads the state of a race: nothing is known of its order before it is over. */
export const readFieldState = (course: FieldCourse, at_s: number): FieldState =>
  at_s >= course.length_s ? { ...course, over: true } : { order: [], tied: false, over: false }

/** What becomes of `out:<entrant>`, who wins, and `place:<entrant>`, who is among the first three. */
export const judgeFieldBet = ({ order, tied, over }: FieldState, code: string): Outcome | undefined => {
  if (!over) return undefined
  const [name, entrant] = code.split(':')
  const place = order.indexOf(Number(entrant))
  if (name === 'place') return judge(place >= 0 && place < PLACES)
  if (name !== 'out') return undefined
  if (tied && (place === 0 || place === 1)) return judgeDeadHeat(1, 2)
  return place === 0 ? judge(true) : LOSS
}

/** The chance of an entrant to come in first, second and third: every order of those before it. */
export const computePlaces = (weights: readonly number[], entrant: number): [number, number, number] => {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const own = weights[entrant] ?? 0
  const others = weights.filter((_, at) => at !== entrant)
  let [second, third] = [0, 0]
  for (const [i, a] of others.entries()) {
    second += (a / all) * (own / (all - a))
    for (const [j, b] of others.entries()) if (i !== j) third += (a / all) * (b / (all - a)) * (own / (all - a - b))
  }
  return [own / all, second, third]
}

/** What a bet brings in the mean before the race. */
export const openFieldBook =
  (weights: readonly number[], state: FieldState) =>
  (code: string): Share | undefined => {
    const decided = judgeFieldBet(state, code)
    if (decided) return toShare(decided)
    const [name, entrant] = code.split(':')
    const [first, second, third] = computePlaces(weights, Number(entrant))
    if (name === 'place') return { won: first + second + third, returned: 0 }
    return name === 'out' ? { won: (1 - TIED) * first + (TIED * (first + second)) / 2, returned: 0 } : undefined
  }
