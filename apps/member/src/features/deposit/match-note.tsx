import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { isFeatureOn } from '@moongate/contract/features'
import { useFormatAmount } from '@moongate/ui'
import { bonusMatchQuery } from '../../api/bonus-queries.ts'
import { configsQuery } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { useDebounced } from '../../widgets/use-debounced.ts'
import css from './deposit.module.css'

/** Tells which bonus a deposit of this amount would bring, and what is to be bet for it (R1.5). `amount` is one that can be paid, else empty. */
export const MatchNote = ({ amount }: { amount: string }) => {
  const formatAmount = useFormatAmount()
  const { data: configs } = useQuery(configsQuery)
  const still = useDebounced(amount)
  const is_asked = amount !== '' && still !== '' && configs !== undefined && isFeatureOn(configs, 'promotions')
  const { data: match } = useQuery({ ...bonusMatchQuery(still), enabled: is_asked })
  if (!is_asked || !match) return null
  const { title, money, required, terms } = match
  const { times, days } = terms
  const sums = { title, money: formatAmount(money), required: formatAmount(required), times, days }
  return (
    <output className={css.match}>
      <b>{t('member-deposit:match', sums)}</b>
      <span>{t(times === 0 ? 'member-deposit:match_free' : 'member-deposit:match_wager', sums)}</span>
      <small>
        {t('member-deposit:match_how')} <Link to="/Member/Bonus">{t('member-deposit:match_terms')}</Link>
      </small>
    </output>
  )
}
