import { KINDS, RANKS } from './tile.ts'

const [FAR, SETS] = [99, 4]
/** Of a part of the hand: what is missing for so many threes without and with a pair, then how many pairs there are. */
const [PAIRS_AT, ROW] = [(SETS + 1) * 2, (SETS + 1) * 2 + 1]

/** What a tile of each kind adds to the number of its part of the hand, the suit or the honours: counts to the base of five. */
const WEIGHTS: readonly number[] = Array.from({ length: KINDS }, (_, kind) =>
  kind < RANKS ? 5 ** kind : 5 ** (kind - RANKS),
)

/** Where one stands among the kinds: rows that began one and two kinds before, threes and pairs until now. */
const STATES = Array.from({ length: 90 }, (_, at) => ({
  one: at % 3,
  two: Math.floor(at / 3) % 3,
  sets: Math.floor(at / 9) % 5,
  pair: Math.floor(at / 45),
}))
const putState = (one: number, two: number, sets: number, pair: number): number => one + two * 3 + sets * 9 + pair * 45

/** Every step from a state: how many tiles of the next kind it uses, and where it leads. One after the other, since this is walked a hundred thousand times. */
const listSteps = (rows: boolean): Uint8Array[] =>
  STATES.map(({ one, two, sets, pair }) => {
    const steps: number[] = []
    // Three equal rows are three times three alike.
    for (let begun = 0; begun <= (rows ? 2 : 0); begun += 1)
      for (let pung = 0; pung <= 1; pung += 1)
        for (let eyes = 0; eyes <= 1 - pair; eyes += 1) {
          const used = begun + one + two + pung * 3 + eyes * 2
          const set = sets + begun + pung
          if (used <= 4 && set <= SETS) steps.push(used, putState(begun, one, set, pair + eyes))
        }
    return Uint8Array.from(steps)
  })

/** The fewest tiles that a part of the hand lacks, walked through kind by kind. */
const walkKinds = (counts: readonly number[], steps: readonly Uint8Array[]): Uint8Array => {
  let [best, next] = [new Uint8Array(STATES.length).fill(FAR), new Uint8Array(STATES.length)]
  best[0] = 0
  for (const count of counts) {
    next.fill(FAR)
    for (let state = 0; state < STATES.length; state += 1) {
      const lacking = best[state]!
      if (lacking === FAR) continue
      const ways = steps[state]!
      for (let at = 0; at < ways.length; at += 2) {
        const more = lacking + Math.max(0, ways[at]! - count)
        if (more < next[ways[at + 1]!]!) next[ways[at + 1]!] = more
      }
    }
    ;[best, next] = [next, best]
  }
  return best
}

/** Looks up rows of a part of the hand; each is made when it is first asked for. */
const openRows = (kinds: number, rows: boolean) => {
  const steps = listSteps(rows)
  const held: { figures?: Uint8Array } = {}
  const fill = (figures: Uint8Array, code: number): void => {
    const counts = Array.from({ length: kinds }, (_, kind) => Math.floor(code / 5 ** kind) % 5)
    const best = walkKinds(counts, steps)
    for (let sets = 0; sets <= SETS; sets += 1)
      for (let pair = 0; pair <= 1; pair += 1)
        figures[code * ROW + sets * 2 + pair] = best[putState(0, 0, sets, pair)]! + 1
    figures[code * ROW + PAIRS_AT] = counts.reduce((sum, count) => sum + Math.floor(count / 2), 0)
  }
  return (code: number): Uint8Array => {
    held.figures ??= new Uint8Array(5 ** kinds * ROW)
    if (held.figures[code * ROW] === 0) fill(held.figures, code)
    return held.figures
  }
}
const lookSuit = openRows(RANKS, true)
const lookHonours = openRows(KINDS - RANKS, false)

/** A hand as two numbers, one of the suit and one of honours, and how many groups it needs beside those that lie there. */
export type Code = { suit: number; honours: number; need: number }

/** Tiles of a hand by their kinds, beside which so many groups lie. */
export const toCode = (counts: readonly number[], laid: number): Code => {
  const code = { suit: 0, honours: 0, need: SETS - laid }
  for (const [kind, count] of counts.entries()) addKind(code, kind, count)
  return code
}
/** Puts so many tiles of a kind into a hand, or takes them out. */
export const addKind = (code: Code, kind: number, count: number): void => {
  if (kind < RANKS) code.suit += WEIGHTS[kind]! * count
  else code.honours += WEIGHTS[kind]! * count
}

/** How many tiles a hand lacks of one that wins: none where it wins, one where it waits. Tiles that it does not need may be among them. */
export const countMissing = ({ suit, honours, need }: Code): number => {
  const [one, other] = [lookSuit(suit), lookHonours(honours)]
  const [a, b] = [suit * ROW, honours * ROW]
  let best = need === SETS ? 7 - one[a + PAIRS_AT]! - other[b + PAIRS_AT]! : FAR
  for (let sets = 0; sets <= need; sets += 1) {
    const [own, rest] = [a + sets * 2, b + (need - sets) * 2]
    const lacking = Math.min(one[own]! + other[rest + 1]!, one[own + 1]! + other[rest]!) - 2
    if (lacking < best) best = lacking
  }
  return best
}
