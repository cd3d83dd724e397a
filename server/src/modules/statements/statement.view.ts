import type { AnswerOf } from '@moongate/contract'
import type { statementsOfficeRoutes } from '@moongate/contract/statements.office'
import { toWire } from '@moongate/money'
import { formatWireTimeOrNull } from '../../kernel/time.ts'
import { showPayerAccount } from '../bank/index.ts'
import type { Candidates } from './candidates.ts'
import { findByHand, proposeMatches } from './match.rules.ts'
import type { StoredRow } from './statement.sql.ts'

type Row = AnswerOf<typeof statementsOfficeRoutes.statements>['data']['data'][number]

/** `whole`: for those who decide, who compare the account with what members told. */
export type Shown = { whole: boolean; time_zone: string }

/** A row with the deposits that it may be, as long as it is open. */
export const statementRowView = (row: StoredRow, { open, by_hand }: Candidates, { whole, time_zone }: Shown): Row => ({
  id: row.id,
  account: row.account,
  reference: row.reference,
  booked_at: formatWireTimeOrNull(row.booked_at, time_zone),
  money: toWire(row.amount),
  payer_name: row.payer_name,
  payer_account: showPayerAccount(row.payer_account, whole),
  remark: row.remark,
  state: row.state,
  bill_no: row.bill_no,
  reason: row.reason,
  handled_by: row.handled_by,
  handled_at: formatWireTimeOrNull(row.handled_at, time_zone),
  credited_as: (row.state === 'open' && findByHand(row, by_hand)?.bill_no) || '',
  matches: (row.state === 'open' ? proposeMatches(row, open, by_hand) : []).map(({ deposit, score, is_exact }) => ({
    id: deposit.id,
    bill_no: deposit.bill_no,
    member_name: deposit.member_name,
    payer_name: deposit.payer_name,
    remark_code: deposit.remark_code,
    money: toWire(deposit.amount),
    score,
    is_exact,
    is_same_amount: deposit.amount === row.amount,
  })),
})
