import { useQuery } from '@tanstack/react-query'
import { EmptyState, Skeleton } from '@moongate/ui'
import { bonusQuery } from '../../api/bonus-queries.ts'
import { t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import css from './bonus.module.css'
import { sortOffers } from './bonus.rules.ts'
import { FreeSpins } from './free-spins.tsx'
import { OfferCard } from './offer-card.tsx'
import { RunningBonus } from './running.tsx'

/** The bonus that runs, then what is offered. */
export const Offers = () => {
  const { data, isError, refetch } = useQuery(bonusQuery)
  if (!data) return isError ? <LoadFailed retry={() => void refetch()} /> : <Skeleton height={220} />
  const { open, offers } = data
  return (
    <div className={css.screen}>
      {open && <RunningBonus bonus={open} />}
      {offers.length === 0 && !open && <EmptyState motif="red-envelope" title={t('member-bonus:none')} />}
      <ul className={css.offers}>
        {sortOffers(offers).map((offer) => (
          <OfferCard key={offer.id} offer={offer} busy={open !== null} />
        ))}
      </ul>
      <FreeSpins />
    </div>
  )
}
