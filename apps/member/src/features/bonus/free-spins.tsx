import { useQuery } from '@tanstack/react-query'
import { freeSpinsQuery } from '../../api/bonus-queries.ts'
import { t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import css from './bonus.module.css'
import { CodeForm } from './spin-code.tsx'
import { SpinGrantCard } from './spin-grant.tsx'
import { SpinOfferCard } from './spin-offer.tsx'

/** Free spins: those that can be played or wait for their wins, what can be claimed, and a code. */
export const FreeSpins = () => {
  const { data, isLoadingError, refetch } = useQuery(freeSpinsQuery)
  if (isLoadingError) return <LoadFailed retry={() => void refetch()} />
  if (!data) return null
  const { offers, grants } = data
  return (
    <section className={css.screen} aria-labelledby="free-spins">
      <h2 id="free-spins">{t('member-freespins:title')}</h2>
      <ul className={css.offers}>
        {grants
          .filter(({ finished_at }) => finished_at === null)
          .map((grant) => (
            <SpinGrantCard key={grant.id} grant={grant} />
          ))}
        {offers
          .filter(({ is_claimed }) => !is_claimed)
          .map((offer) => (
            <SpinOfferCard key={offer.id} offer={offer} />
          ))}
        <CodeForm />
      </ul>
    </section>
  )
}
