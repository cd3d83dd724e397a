import type { Tx } from '../../kernel/db.ts'
import { holdAndFindBar } from '../policy/index.ts'
import type { Text } from '../site/index.ts'
import { type Bonus, findBySource, findOpen, insertBonus, lockMembers } from './bonus.sql.ts'
import type { BonusDeps } from './deps.ts'
import { beginBonus } from './take.ts'
import { computeAmount, computeRequired, type Terms } from './terms.rules.ts'

/** A sum that a higher module has promised on conditions; `source` names what it is for and brings one bonus. */
export type Gift = {
  member_id: number
  source: string
  title: Text
  base: bigint
  terms: Pick<Terms, 'max' | 'times' | 'max_bet' | 'days' | 'order' | 'weights'>
}

/**
 * Gives a sum as a bonus that runs at once, up to its most; the same source again finds what was given. Undefined while another bonus of
 * the member's is open, and while they may be given nothing: its days would run out before they may play. Ask again when that has ended. In the
 * transaction of who promised it.
 */
export const giveBonus = async (
  d: Pick<BonusDeps, 'config' | 'ids'>,
  tx: Tx,
  { member_id, source, title, base, terms }: Gift,
): Promise<Bonus | undefined> => {
  await lockMembers(tx, [member_id])
  const given = await findBySource(tx, member_id, source)
  if (given) return given
  if ((await findOpen(tx, [member_id])).length > 0) return undefined
  if (await holdAndFindBar(tx, member_id, 'receive_gift')) return undefined
  const whole = { ...terms, percent: 100, min: 0n, review: false }
  const amount = computeAmount(base, whole)
  const names = { id: d.ids.uuid(), bill_no: d.ids.bill('B'), offer_id: null, kind: 'free_spins' as const }
  const sums = { base, amount, required: computeRequired(amount, whole), flags: [] }
  return beginBonus(d, tx, await insertBonus(tx, { member_id, source, title, terms: whole, ...names, ...sums }), '')
}
