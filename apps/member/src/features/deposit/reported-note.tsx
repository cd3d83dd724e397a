import { useQuery } from '@tanstack/react-query'
import { Button, useFormatAmount } from '@moongate/ui'
import { openOrdersQuery } from '../../api/money-queries.ts'
import { t } from '../../text.ts'
import type { Chosen } from './chosen.ts'
import css from './deposit.module.css'
import { findReported } from './deposit.rules.ts'

/** Tells who reports a transfer that one of this sum to this account waits already, perhaps sent from another tab (R4.20). */
export const ReportedNote = ({ chosen, look }: { chosen: Chosen; look: (bill_no: string) => void }) => {
  const formatAmount = useFormatAmount()
  const { data } = useQuery(openOrdersQuery)
  const found = findReported(data?.deposits ?? [], chosen)
  if (!found) return null
  const { bill_no, money } = found
  return (
    <output className={css.match}>
      <b>{t('member-deposit:reported', { money: formatAmount(money), bill_no })}</b>
      <span>{t('member-deposit:reported_again')}</span>
      <Button size="s" onClick={() => look(bill_no)}>
        {t('member-deposit:reported_look')}
      </Button>
    </output>
  )
}
