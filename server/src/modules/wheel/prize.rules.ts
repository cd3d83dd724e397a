import { choosePlace, WHEEL_WHOLE } from '@moongate/lottery'
import { type PrizeType, WHEEL_PLACES, type WheelPic } from '@moongate/contract/wheel.states'
import type { Text } from '../site/index.ts'

/** A prize as it is set. `money` of cash is what is paid, of the rest what one costs; `stock` null: no end of it. */
export type Prize = {
  names: Text
  type: PrizeType
  pic: WheelPic
  money: bigint
  odds: number
  stock: number | null
}
export type PlacedPrize = Prize & { position: number }

/**
 * Why twelve prizes cannot be a wheel, or nothing: the odds add up to the whole, each has a name, and the one that stands
 * in for those that are gone has no end itself.
 */
export const refusePrizes = (prizes: readonly Prize[], rest: number): 'wheel.prizes_invalid' | undefined => {
  const whole = prizes.reduce((sum, { odds }) => sum + odds, 0)
  const complete = prizes.every(({ names }) => names.zh_cn)
  const fits = prizes.length === WHEEL_PLACES && whole === WHEEL_WHOLE && complete && prizes[rest - 1]?.stock === null
  return fits ? undefined : 'wheel.prizes_invalid'
}

/** The prize a number falls on. */
export const findDrawn = (prizes: readonly PlacedPrize[], roll: number): PlacedPrize => {
  const place = choosePlace(
    prizes.map(({ odds }) => odds),
    roll,
  )
  return findPlaced(prizes, place)
}

export const findPlaced = (prizes: readonly PlacedPrize[], position: number): PlacedPrize => {
  const found = prizes.find((prize) => prize.position === position)
  if (!found) throw new Error(`the wheel has no place ${position}`)
  return found
}

/** What becomes of a prize: money is paid at once, the rest is sent by staff. */
export const chooseState = ({ type }: Pick<Prize, 'type'>): 'paid' | 'to_send' => (type === 'cash' ? 'paid' : 'to_send')

/** Turnover that money won asks for. */
export const computeTurnover = ({ type, money }: Pick<Prize, 'type' | 'money'>, times: number): bigint =>
  type === 'cash' ? money * BigInt(times) : 0n
