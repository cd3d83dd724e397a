import type { Limit } from '../policy/index.ts'

/** What became of a limit: it holds now, a looser one or none was asked for, or was confirmed. */
export const LIMIT_CHANGES = ['set', 'asked', 'asked_none', 'loosened', 'removed'] as const
export type LimitChange = (typeof LIMIT_CHANGES)[number]
type Told = { change: LimitChange; amount: bigint | null; ripe_at: Date | null }

const isSame = (a: Limit | undefined, b: Limit | undefined): boolean =>
  a?.amount === b?.amount &&
  a?.wish === b?.wish &&
  a?.wanted === b?.wanted &&
  a?.ripe_at?.getTime() === b?.ripe_at?.getTime()

/** What a member is told of a limit that they set, or asked for; nothing where all is as it was. */
export const tellWanted = (before: Limit | undefined, after: Limit | undefined): Told | undefined => {
  if (!after || isSame(before, after)) return undefined
  const { amount, wish, wanted, ripe_at } = after
  if (wish === null) return { change: 'set', amount, ripe_at: null }
  return { change: wish === 'raise' ? 'asked' : 'asked_none', amount: wanted, ripe_at }
}

/** What they are told of one that they confirmed. */
export const tellConfirmed = (after: Limit | undefined): Told =>
  after
    ? { change: 'loosened', amount: after.amount, ripe_at: null }
    : { change: 'removed', amount: null, ripe_at: null }
