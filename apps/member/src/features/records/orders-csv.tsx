import type { MessageKey } from '@moongate/i18n'
import { type Answer, api, type Asked } from '../../api/api.ts'
import { t } from '../../text.ts'
import { CsvButton } from './csv-button.tsx'

type Cells<Row> = readonly (readonly [MessageKey, (row: Row) => string])[]
type Listed<Row> = { data: { data: readonly Row[]; last_page: number } }

/** A button for a file of what `list` answers page by page, a column for each of the cells. */
const createCsv =
  <Input, Row>(
    name: string,
    list: (input: Input & { page: number; limit: number }) => Promise<Listed<Row>>,
    cells: Cells<Row>,
  ) =>
  ({ input }: { input: Input }) => {
    const read = async (page: number) => {
      const { data, last_page } = (await list({ ...input, page, limit: 100 })).data
      return { data: data.map((row) => cells.map(([, write]) => write(row))), last_page }
    }
    return <CsvButton name={name} heads={cells.map(([head]) => t(head))} read={read} />
  }

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
