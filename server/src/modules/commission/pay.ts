import { channels } from '@moongate/contract'
import { balancePush } from '@moongate/contract/wallet.pushes'
import { deriveKey } from '../../kernel/ids.ts'
import { push } from '../../kernel/push.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { type Asset, postOrRefuse } from '../ledger/index.ts'
import type { CommissionDeps } from './deps.ts'
import { findApproved, markPaid } from './statement.sql.ts'
import { commissionPostings } from './commission.postings.ts'

const AT_ONCE = 100
const NO_ID = '00000000-0000-0000-0000-000000000000'

type PayDeps = Pick<CommissionDeps, 'db' | 'log'>

/** Pays a statement to the centre wallet: its row and its posting together, or neither. */
const payStatement = (d: PayDeps, id: string): Promise<void> =>
  d.db.tx(async (tx) => {
    const paid = await markPaid(tx, id)
    if (!paid) return
    const { agent_id: member_id, amount, bill_no: ref } = paid
    const key = deriveKey('commission.paid', id)
    await postOrRefuse(tx, [{ key, kind: commissionPostings.paid, member_id, asset: paid.asset as Asset, amount, ref }])
    await push(tx, balancePush, channels.member(member_id), {})
  })

/** One agent whose money is stopped holds up nobody else: theirs is tried again every hour. */
const payQuietly = async (d: PayDeps, id: string): Promise<void> => {
  try {
    await payStatement(d, id)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    d.log.info({ id, code: error.code }, 'a commission statement was not paid')
  }
}

/** Pays what was approved, of a run or of all. It may be stopped anywhere and come again: what is paid is not paid again. */
export const payStatements = async (d: PayDeps, run_id?: string): Promise<void> => {
  for (let after = NO_ID; ;) {
    const found = await findApproved(d.db, after, AT_ONCE, run_id)
    if (found.length === 0) return
    for (const { id } of found) await payQuietly(d, id)
    after = found.at(-1)?.id ?? after
  }
}
