import { fromWire, toWire } from '@moongate/money'
import type { LevelTable, TypedLevel } from '../../api/levels.ts'

/** A level as it is typed. */
export type Row = {
  needed: string
  gift: string
  weekly: string
  monthly: string
  credit: string
  rebate: string
  is_fast: boolean
  withdrawals: string
  withdrawal_max: string
  approval_max: string
  manager: string
}
export const SUMS = ['needed', 'gift', 'weekly', 'monthly', 'credit'] as const

const RATE = /^\d(?:\.\d{1,2})?$/
const COUNT = /^[1-9]\d{0,2}$/

const readSum = (typed: string): string | undefined => {
  const minor = fromWire(typed.trim())
  return minor !== undefined && minor >= 0n ? toWire(minor) : undefined
}
/** Nothing typed is null: as for everybody. */
const readOwn = <T>(typed: string, read: (text: string) => T | undefined): T | null | undefined =>
  typed.trim() === '' ? null : read(typed.trim())

const readRow = (row: Row): TypedLevel | undefined => {
  const [needed, gift, weekly, monthly, credit] = SUMS.map((name) => readSum(row[name]))
  const withdrawals = readOwn(row.withdrawals, (text) => (COUNT.test(text) ? Number(text) : undefined))
  const withdrawal_max = readOwn(row.withdrawal_max, readSum)
  const approval_max = readOwn(row.approval_max, readSum)
  const rebate = row.rebate.trim()
  if (needed === undefined || gift === undefined || weekly === undefined || monthly === undefined) return undefined
  if (credit === undefined || withdrawals === undefined || withdrawal_max === undefined) return undefined
  if (approval_max === undefined || !RATE.test(rebate)) return undefined
  const rest = { is_fast: Number(row.is_fast), manager: row.manager.trim(), withdrawals, withdrawal_max, approval_max }
  return { needed, gift, weekly, monthly, credit, rebate, ...rest }
}

/** Typed levels as the server takes them; nothing where one cannot be read. */
export const readRows = (rows: readonly Row[]): TypedLevel[] | undefined => {
  const read = rows.map(readRow).filter((row) => row !== undefined)
  return read.length === rows.length ? read : undefined
}

const fromLevel = (level: LevelTable['levels'][number]): Row => {
  const { level: _, is_fast, withdrawals, withdrawal_max, approval_max, ...rest } = level
  return {
    ...rest,
    is_fast: is_fast === 1,
    withdrawals: withdrawals === null ? '' : String(withdrawals),
    withdrawal_max: withdrawal_max ?? '',
    approval_max: approval_max ?? '',
  }
}

/** Levels to be changed: those that stand. */
export const listRows = (levels: LevelTable['levels']): Row[] => levels.map(fromLevel)

/** One more level above, giving what the one below gives; its bets are still to be typed. */
export const addRow = (rows: readonly Row[]): Row[] => {
  const top = rows.at(-1)
  const first = { gift: '0', weekly: '0', monthly: '0', credit: '0', rebate: '0', is_fast: false }
  return [...rows, { ...first, withdrawals: '', withdrawal_max: '', approval_max: '', manager: '', ...top, needed: '' }]
}
