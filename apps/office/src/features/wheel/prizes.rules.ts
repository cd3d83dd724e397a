import type { Lang } from '@moongate/contract'
import { type PrizeType, WHEEL_PLACES, type WheelPic } from '@moongate/contract/wheel.states'
import { computeSpinsCost, WHEEL_WHOLE } from '@moongate/lottery'
import { fromWire, toWire } from '@moongate/money'
import type { Design, NewPrize } from '../../api/wheel.ts'

/** A prize as it is typed: odds in per cent, the stock empty where there is no end of it. */
export type Row = {
  names: Partial<Record<Lang, string>>
  type: PrizeType
  pic: WheelPic
  money: string
  odds: string
  stock: string
}

const PERCENT = WHEEL_WHOLE / 100
const ODDS = /^(\d{1,3})(?:\.(\d{1,4}))?$/
const STOCK = /^\d{1,6}$/
const SPINS_SHOWN = 1000n
const blank: Row = { names: {}, type: 'cash', pic: 'coin', money: '0.00', odds: '0', stock: '' }

/** Millionths as a percentage without idle zeros. */
export const formatPercent = (odds: number): string => String(Number((odds / PERCENT).toFixed(4)))

/** A percentage with at most four decimals as millionths; nothing where it is none. */
export const readPercent = (text: string): number | undefined => {
  const [, whole, part = ''] = ODDS.exec(text.trim()) ?? []
  return whole === undefined ? undefined : Number(whole) * PERCENT + Number(part.padEnd(4, '0'))
}

/** The prizes that stand, to be changed; twelve blank ones where there are none. */
export const listRows = (prizes: Design['prizes']): Row[] =>
  Array.from({ length: WHEEL_PLACES }, (_, i) => {
    const prize = prizes[i]
    if (!prize) return blank
    const { names, type, pic, money, odds, stock } = prize
    return { names, type, pic, money, odds: formatPercent(odds), stock: stock === null ? '' : String(stock) }
  })

const readRow = ({ names, type, pic, ...typed }: Row): NewPrize | undefined => {
  const money = fromWire(typed.money.trim())
  const odds = readPercent(typed.odds)
  const stock = typed.stock.trim()
  if (money === undefined || odds === undefined || !names.zh_cn?.trim() || (stock !== '' && !STOCK.test(stock)))
    return undefined
  return { names, type, pic, money: toWire(money), odds, stock: stock === '' ? null : Number(stock) }
}

/** Typed prizes as the server takes them; nothing where one cannot be read. */
export const readRows = (rows: readonly Row[]): NewPrize[] | undefined => {
  const read = rows.flatMap((row) => readRow(row) ?? [])
  return read.length === rows.length ? read : undefined
}

/** How far the odds are from a whole, in per cent: `0` where they add up. */
export const findGap = (rows: readonly Row[]): string =>
  formatPercent(WHEEL_WHOLE - rows.reduce((sum, { odds }) => sum + (readPercent(odds) ?? 0), 0))

/** What a thousand spins cost on average by these prizes. */
export const computeCost = (prizes: readonly Pick<NewPrize, 'odds' | 'money'>[]): string =>
  toWire(
    computeSpinsCost(
      prizes.map(({ odds, money }) => ({ odds: Number(odds), cost: fromWire(money) ?? 0n })),
      SPINS_SHOWN,
    ),
  )
