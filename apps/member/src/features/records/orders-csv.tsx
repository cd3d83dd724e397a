import { type Asked, api } from '../../api/api.ts'
import { t } from '../../text.ts'
import { CsvButton } from './csv-button.tsx'

/** The member's deposits of a filter as a file. */
export const DepositsCsv = ({ input }: { input: Asked<'cashier', 'deposits'> }) => {
  const read = async (page: number) => {
    const { data } = await api.cashier.deposits({ ...input, page, limit: 100 })
    const rows = data.data.map((row) => [
      row.created_at,
      row.bill_no,
      `${row.payment_type_text} ${row.payment_name}`,
      row.payment_account,
      row.money,
      row.gift,
      row.status_text,
      row.finished_at ?? '',
    ])
    return { data: rows, last_page: data.last_page }
  }
  const heads = [
    t('member-records:col_time'),
    t('member-records:col_bill'),
    t('member-records:col_channel'),
    t('member-records:col_account'),
    t('member-records:col_money'),
    t('member-records:col_gift'),
    t('member-records:col_status'),
    t('member-records:col_finished'),
  ]
  return <CsvButton name="deposits" heads={heads} read={read} />
}

/** The member's withdrawals of a filter as a file. */
export const WithdrawalsCsv = ({ input }: { input: Asked<'cashier', 'withdrawals'> }) => {
  const read = async (page: number) => {
    const { data } = await api.cashier.withdrawals({ ...input, page, limit: 100 })
    const rows = data.data.map((row) => [
      row.created_at,
      row.bill_no,
      `${row.bank_type_text} ${row.card_no}`,
      row.money,
      row.counter_fee,
      row.net_money,
      row.status_text,
      row.finished_at ?? '',
    ])
    return { data: rows, last_page: data.last_page }
  }
  const heads = [
    t('member-records:col_time'),
    t('member-records:col_bill'),
    t('member-records:col_card'),
    t('member-records:col_money'),
    t('member-records:col_fee'),
    t('member-records:col_net_money'),
    t('member-records:col_status'),
    t('member-records:col_finished'),
  ]
  return <CsvButton name="withdrawals" heads={heads} read={read} />
}
