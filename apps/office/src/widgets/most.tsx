import { Money } from '@moongate/ui'
import type { Overview } from '../api/overview.ts'
import { formatCount, t } from '../text.ts'
import { Two } from './data-table.tsx'

/** What open bets may come to at most, and of how many of them nobody knows. */
export const Most = ({ payout_most, unknown }: Pick<Overview['open'], 'payout_most' | 'unknown'>) => {
  const most = payout_most === null ? '–' : <Money value={payout_most} />
  return unknown === 0 ? most : <Two first={most} second={t('play.unknown', { n: formatCount(unknown) })} />
}
