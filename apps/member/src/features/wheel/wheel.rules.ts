import type { WheelPrizeShown, WheelSetting, WheelStanding } from '../../api/wheel-queries.ts'

const CASH = 1
const PERCENT = 10_000

/** The prizes in the order of the wheel. */
export const listPrizes = (award: WheelSetting['award']): WheelPrizeShown[] =>
  Object.entries(award)
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([, prize]) => prize)

type Told = { type: number; money: string; prize: string }
type Format = (wire: string) => string

/** Whether something was won at all. */
export const isWorthSomething = ({ type, money }: Pick<Told, 'type' | 'money'>): boolean =>
  type !== CASH || Number(money) > 0

/** A prize in words: money by its amount, the rest by its name. */
export const describePrize = (told: Told, format: Format): string =>
  told.type === CASH && Number(told.money) > 0 ? format(told.money) : told.prize

/** Odds in millionths as a percentage without idle zeros: `25%`, `0.001%`. */
export const formatOdds = (odds: number): string => `${String(Number((odds / PERCENT).toFixed(4)))}%`

/** How near the next chance is: of deposits and of bets, what there is, what it takes, and the share from 0 to 1. */
export type Nearness = Record<'save' | 'bet', { has: string; need: number; share: number }>

export const computeNearness = (standing: WheelStanding): Nearness | undefined => {
  const [nearest] = standing.missing
  if (!nearest) return undefined
  const measure = (has: string, missing: string) => {
    const need = Number(has) + Number(missing)
    return { has, need, share: need > 0 ? Number(has) / need : 1 }
  }
  return {
    save: measure(standing.save_amount, nearest.save_amount),
    bet: measure(standing.bet_amount, nearest.bet_amount),
  }
}

/** What the browser adds to a draw: eight bytes, as hexadecimal digits. */
export const formatEntropy = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
