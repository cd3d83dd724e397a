import { channels } from '@moongate/contract'
import { bonusPush } from '@moongate/contract/bonus.pushes'
import { balancePush } from '@moongate/contract/wallet.pushes'
import type { Tx } from '../../kernel/db.ts'
import { deriveKey } from '../../kernel/ids.ts'
import { pushAll } from '../../kernel/push.ts'
import { Refusal, refuse } from '../../kernel/refusal.ts'
import { type PostingItem, postOrRefuse } from '../ledger/index.ts'
import { bonusPostings } from './bonus.postings.ts'
import { chooseEnd, computePaid, type Ended } from './bonus.rules.ts'
import { type Bonus, endBonus, findBonus, findDue, findOpen, lockMembers } from './bonus.sql.ts'
import { type BonusDeps, getCurrency } from './deps.ts'
import { countAllBets } from './tally.ts'

type Config = Pick<BonusDeps, 'config'>
type Why = { reason: string; handled_by: string }
const BY_ITSELF: Why = { reason: '', handled_by: '' }

/** One that ends otherwise than by its bets ends by them after all, where those that nobody has told of yet come to that. */
const countLate = async (d: Config, tx: Tx, bonus: Bonus, state: Ended): Promise<[Bonus, Ended]> => {
  if (bonus.state !== 'running' || state === 'released' || state === 'spent') return [bonus, state]
  const counted = await countAllBets(d, tx, bonus)
  return [counted, chooseEnd(counted) ?? state]
}

/**
 * Ends a bonus in its state, or as all bets of it come to: what is the member's goes to the centre, the rest back. The member is locked.
 * One that waits has no money yet.
 */
export const finishBonus = async (
  d: Config,
  tx: Tx,
  bonus: Bonus,
  asked: Ended,
  why: Why = BY_ITSELF,
): Promise<Bonus> => {
  const [counted, state] = await countLate(d, tx, bonus, asked)
  const runs = counted.state === 'running'
  const paid = runs ? computePaid(counted, state) : 0n
  const done = (await endBonus(tx, counted.id, { state, paid, ...why })) ?? refuse('bonus.changed')
  if (runs) await postOrRefuse(tx, listPostings(d, done))
  const to = channels.member(counted.member_id)
  await pushAll(tx, [balancePush.to(to, {}), bonusPush.to(to, {})])
  return done
}

const listPostings = (d: Config, { id, member_id, bill_no, amount, paid }: Bonus): PostingItem[] => {
  const base = { member_id, asset: getCurrency(d), ref: bill_no }
  const all = [
    { ...base, key: deriveKey('bonus.released', id), kind: bonusPostings.released, amount: paid },
    { ...base, key: deriveKey('bonus.forfeited', id), kind: bonusPostings.forfeited, amount: amount - paid },
  ]
  return all.filter((item) => item.amount > 0n)
}

/** A member ends their own bonus. Refuses bonus.not_found, bonus.changed. */
export const cancelBonus = (d: BonusDeps, member_id: number, id: string): Promise<Bonus> =>
  d.db.tx(async (tx) => {
    await lockMembers(tx, [member_id])
    const bonus = await findBonus(tx, id)
    if (bonus?.member_id !== member_id) return refuse('bonus.not_found')
    return finishBonus(d, tx, bonus, 'cancelled')
  })

/**
 * A withdrawal was approved: what was open for the member then ends by its rule. Heard again, or late, it leaves alone what was taken after
 * it.
 */
export const endByWithdrawal = (
  d: BonusDeps,
  { member_id, approved_at }: { member_id: number; approved_at: Date },
): Promise<void> =>
  d.db.tx(async (tx) => {
    await lockMembers(tx, [member_id])
    for (const bonus of await findOpen(tx, [member_id]))
      if (bonus.taken_at <= approved_at) await finishBonus(d, tx, bonus, 'forfeited')
  })

/** Ends a member's bonus that was bet enough for, was lost or has run out; quietly where its money is stopped: the clock comes back to it. */
export const settleBonus = async (d: BonusDeps, member_id: number): Promise<void> => {
  try {
    await d.db.tx(async (tx) => {
      await lockMembers(tx, [member_id])
      for (const bonus of await findOpen(tx, [member_id])) {
        const is_over = bonus.expires_at !== null && bonus.expires_at <= d.clock.now()
        const end = bonus.state === 'running' ? (chooseEnd(bonus) ?? (is_over ? 'expired' : undefined)) : undefined
        if (end) await finishBonus(d, tx, bonus, end)
      }
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    d.log.info({ member_id, code: error.code }, 'a bonus could not be ended')
  }
}

/** All that is due, one member after the other. */
export const settleDue = async (d: BonusDeps): Promise<void> => {
  for (const { member_id } of await findDue(d.db)) await settleBonus(d, member_id)
}
