import { Money } from '@moongate/ui'
import type { Loan } from '../../api/credit.ts'
import { formatCount, t } from '../../text.ts'
import { Facts } from '../../widgets/facts.tsx'

/** What whoever decides about a loan must know of its member. */
export const Known = ({ loan: { member_name, realname, level, total_credit, money, days, known } }: { loan: Loan }) => (
  <Facts
    columns={2}
    facts={[
      { label: t('order.member'), value: `${member_name} · ${realname}` },
      { label: t('order.money'), value: <Money value={money} />, num: true, big: true },
      { label: t('credit.level'), value: formatCount(level), num: true },
      { label: t('credit.limit'), value: <Money value={total_credit} />, num: true },
      { label: t('credit.days'), value: formatCount(days), num: true },
      { label: t('credit.deposited'), value: <Money value={known.deposited} />, num: true },
      { label: t('credit.withdrawn'), value: <Money value={known.withdrawn} />, num: true },
      { label: t('credit.largest_win'), value: <Money value={known.largest_win} />, num: true },
      { label: t('credit.earlier'), value: formatCount(known.loans), num: true },
      { label: t('credit.late_loans'), value: formatCount(known.late_loans), num: true },
      { label: t('credit.card_sharers'), value: formatCount(known.card_sharers), num: true },
      { label: t('credit.address_sharers'), value: formatCount(known.address_sharers), num: true },
    ]}
  />
)
