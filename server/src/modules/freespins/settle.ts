import { channels } from '@moongate/contract'
import { bonusPush } from '@moongate/contract/bonus.pushes'
import { balancePush } from '@moongate/contract/wallet.pushes'
import type { Tx } from '../../kernel/db.ts'
import { deriveKey } from '../../kernel/ids.ts'
import { pushAll } from '../../kernel/push.ts'
import { giveBonus } from '../bonus/index.ts'
import { postOrRefuse } from '../ledger/index.ts'
import { type FreeSpinsDeps, getCurrency } from './deps.ts'
import { freespinsPostings } from './freespins.postings.ts'
import { chooseStep } from './grant.rules.ts'
import { changeGrant, type Grant, lockGrants } from './grant.sql.ts'
import { findUnpaid, markPaid } from './play.sql.ts'

/**
 * Credits what free spins have won and ends them when all that was played is told. Wins of real money are posted as they come; a bonus is
 * given of their sum at the end, and waits while another of the member's is open or they may be given nothing. Refuses what the ledger
 * refuses: the clock comes back.
 */
export const settleGrant = (d: FreeSpinsDeps, id: string): Promise<void> =>
  d.db.tx(async (tx) => {
    const [found] = await lockGrants(tx, [id])
    if (!found || found.finished_at !== null) return
    const grant = await payWins(d, tx, found)
    const is_counted = chooseStep(grant, d.clock.now()) === 'settle'
    const done = is_counted ? await finishGrant(d, tx, grant) : grant
    if (done === found && found.state === 'counting') return
    const to = channels.member(grant.member_id)
    await pushAll(tx, [bonusPush.to(to, {}), ...(done.credited > found.credited ? [balancePush.to(to, {})] : [])])
  })

const payWins = async (d: FreeSpinsDeps, tx: Tx, grant: Grant): Promise<Grant> => {
  const wins = await findUnpaid(tx, grant.id)
  if (wins.length === 0) return grant
  const { member_id, bill_no: ref } = grant
  const about = { kind: freespinsPostings.won, member_id, asset: getCurrency(d), ref }
  const credited = wins.reduce((sum, { credit }) => sum + credit, grant.credited)
  const paid = await changeGrant(tx, grant, { state: grant.state, credited })
  await markPaid(
    tx,
    grant.id,
    wins.map(({ bet_id }) => bet_id),
  )
  await postOrRefuse(
    tx,
    wins.map(({ supplier_code, bet_id, credit }) => ({
      ...about,
      key: deriveKey('freespins.won', supplier_code, bet_id),
      amount: credit,
    })),
  )
  return paid
}

const finishGrant = async (d: FreeSpinsDeps, tx: Tx, grant: Grant): Promise<Grant> => {
  const { member_id, bill_no: source, title, terms, won: base, end_as: state } = grant
  if (terms.pays === 'real' || base === 0n) return changeGrant(tx, grant, { state })
  const bonus = await giveBonus(d, tx, { member_id, source, title, base, terms })
  return bonus ? changeGrant(tx, grant, { state, credited: bonus.amount, bonus_bill: bonus.bill_no }) : grant
}
