import { Money, useFormatAmount } from '@moongate/ui'
import type { Withdrawal } from '../../api/queries.ts'
import { groupInFours } from '../../rules/wait.rules.ts'
import { t } from '../../text.ts'
import { CopyMark } from '../../widgets/copy.tsx'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { RiskChips } from './risks.tsx'
import css from './withdrawal.module.css'

const isZero = (wire: string) => !/[1-9]/.test(wire)

const Card = ({ order }: { order: Withdrawal }) => {
  return (
    <span className={css.card}>
      <Two
        cut
        first={<span className={css.digits}>{groupInFours(order.card_no)}</span>}
        second={<span title={order.bank_type_text}>{`${order.owner_name} · ${order.bank_type_text}`}</span>}
      />
      <CopyMark value={order.card_no} what={t('withdrawals.card')} />
    </span>
  )
}

const Fee = ({ money }: { money: string }) => t('withdrawals.fee_of', { fee: useFormatAmount()(money) })

const buildAskedColumn = (): Column<Withdrawal> => ({
  key: 'money',
  head: t('withdrawals.asked'),
  align: 'end',
  num: true,
  cell: (order) => <Two first={<Money value={order.money} />} second={describeFee(order)} />,
})

const buildRiskColumn = (): Column<Withdrawal> => ({
  key: 'risks',
  head: t('withdrawals.risk'),
  cell: ({ risks, is_fast }) => (
    <>
      {is_fast === 1 && <span className={css.fast}>{t('withdrawals.fast')}</span>}
      <RiskChips risks={risks} />
    </>
  ),
})

const buildTurnoverColumn = (): Column<Withdrawal> => ({
  key: 'turnover',
  head: t('withdrawals.turnover_left'),
  align: 'end',
  num: true,
  cell: ({ ml_money }) =>
    ml_money === null ? (
      <span title={t('withdrawals.not_recorded')}>–</span>
    ) : (
      <span className={isZero(ml_money) ? css.done : undefined}>
        <Money value={ml_money} />
      </span>
    ),
})

const describeFee = ({ counter_fee }: Withdrawal) =>
  isZero(counter_fee) ? t('withdrawals.no_fee') : <Fee money={counter_fee} />

/** What leaves and, where it is over, what was asked for; the fee stands below. */
const buildMoneyColumns = (waiting: boolean): Column<Withdrawal>[] => [
  {
    key: 'net',
    head: t('withdrawals.net_money'),
    align: 'end',
    num: true,
    cell: (order) => {
      const net = (
        <strong>
          <Money value={order.net_money} />
        </strong>
      )
      return waiting ? <Two first={net} second={describeFee(order)} /> : net
    },
  },
  ...(waiting ? [] : [buildAskedColumn()]),
]

/** The money, what is remarkable in the queue or was still to be bet, and the card to pay to. */
export const buildWithdrawalColumns = (waiting: boolean): Column<Withdrawal>[] => [
  ...buildMoneyColumns(waiting),
  waiting ? buildRiskColumn() : buildTurnoverColumn(),
  { key: 'card', head: t('withdrawals.card'), cell: (order) => <Card order={order} /> },
]
