import { type Answer, api, type Asked } from '../../api/api.ts'
import { createCsv } from '../../widgets/create-csv.tsx'

/** The member's deposits of a filter as a file. */
export const DepositsCsv = createCsv<
  Asked<'cashier', 'deposits'>,
  Answer<'cashier', 'deposits'>['data']['data'][number]
>('deposits', api.cashier.deposits, [
  ['member-records:col_time', (row) => row.created_at],
  ['member-records:col_bill', (row) => row.bill_no],
  ['member-records:col_channel', (row) => `${row.payment_type_text} ${row.payment_name}`],
  ['member-records:col_account', (row) => row.payment_account],
  ['member-records:col_money', (row) => row.money],
  ['member-records:col_gift', (row) => row.gift],
  ['member-records:col_status', (row) => row.status_text],
  ['member-records:col_finished', (row) => row.finished_at ?? ''],
])

/** The member's withdrawals of a filter as a file. */
export const WithdrawalsCsv = createCsv<
  Asked<'cashier', 'withdrawals'>,
  Answer<'cashier', 'withdrawals'>['data']['data'][number]
>('withdrawals', api.cashier.withdrawals, [
  ['member-records:col_time', (row) => row.created_at],
  ['member-records:col_bill', (row) => row.bill_no],
  ['member-records:col_card', (row) => `${row.bank_type_text} ${row.card_no}`],
  ['member-records:col_money', (row) => row.money],
  ['member-records:col_fee', (row) => row.counter_fee],
  ['member-records:col_net_money', (row) => row.net_money],
  ['member-records:col_status', (row) => row.status_text],
  ['member-records:col_finished', (row) => row.finished_at ?? ''],
])
