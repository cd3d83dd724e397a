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

const Turnover = ({ left }: { left: string | null }) => {
  if (left === null) return <span title={t('withdrawals.not_recorded')}>–</span>
  return (
    <span className={isZero(left) ? css.done : undefined}>
      <Money value={left} />
    </span>
  )
}

/** Where it is over, what was asked for; below, what was still to be bet. */
const buildAskedColumn = (): Column<Withdrawal> => ({
  key: 'money',
  head: t('withdrawals.asked'),
  second: t('withdrawals.turnover_left'),
  align: 'end',
  num: true,
  cell: (order) => <Two first={<Money value={order.money} />} second={<Turnover left={order.ml_money} />} />,
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

/** What leaves; the fee stands below. */
const buildNetColumn = (): Column<Withdrawal> => ({
  key: 'net',
  head: t('withdrawals.net_money'),
  align: 'end',
  num: true,
  wraps: true,
  cell: (order) => (
    <Two
      first={
        <strong>
          <Money value={order.net_money} />
        </strong>
      }
      second={isZero(order.counter_fee) ? t('withdrawals.no_fee') : <Fee money={order.counter_fee} />}
    />
  ),
})

/** The money, what is remarkable in the queue or was asked for, and the card to pay to. */
export const buildWithdrawalColumns = (waiting: boolean): Column<Withdrawal>[] => [
  buildNetColumn(),
  waiting ? buildRiskColumn() : buildAskedColumn(),
  { key: 'card', head: t('withdrawals.card'), wraps: true, cell: (order) => <Card order={order} /> },
]
