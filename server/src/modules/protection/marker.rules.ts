import type { HarmMarker } from '@moongate/contract/protection.states'

/** What a member did in the last four weeks, counted. */
export type HarmFacts = {
  /** Days on which they deposited at least three times. */
  chasing_days: number
  /** Bets in all, and those between midnight and six. */
  bets: number
  night_bets: number
  /** What they deposited in the last two weeks and in the two before, in minor units. */
  deposited: bigint
  deposited_before: bigint
  failed_deposits: number
  cancelled_withdrawals: number
}

const CHASING_DAYS = 3
const NIGHT_BETS = 20
const NIGHT_PERCENT = 40
const FAILED = 5
const CANCELLED = 3
const PERCENT = 100
/** Told as no more than this: a cent before a fortune is a rise that no column holds. */
const MOST_RISE = 1_000_000

const measureNight = ({ bets, night_bets }: HarmFacts): number =>
  night_bets < NIGHT_BETS ? 0 : Math.floor((night_bets * PERCENT) / Math.max(bets, 1))

/** By how many per cent deposits rose. */
const measureRise = ({ deposited, deposited_before }: HarmFacts): number =>
  deposited_before === 0n ? 0 : Math.min(Number((deposited * BigInt(PERCENT)) / deposited_before) - PERCENT, MOST_RISE)

/** Which rules mark a member, each with what it counted. */
export const findMarkers = (f: HarmFacts): { marker: HarmMarker; figure: number }[] => {
  const rules: [HarmMarker, figure: number, from: number][] = [
    ['chasing', f.chasing_days, CHASING_DAYS],
    ['night_play', measureNight(f), NIGHT_PERCENT],
    ['rising_deposits', measureRise(f), PERCENT],
    ['failed_deposits', f.failed_deposits, FAILED],
    ['cancelled_withdrawals', f.cancelled_withdrawals, CANCELLED],
  ]
  return rules.filter(([, figure, from]) => figure >= from).map(([marker, figure]) => ({ marker, figure }))
}
