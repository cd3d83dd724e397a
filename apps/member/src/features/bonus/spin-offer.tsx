import { useSend } from '@moongate/client/react'
import { Button, toast } from '@moongate/ui'
import { api } from '../../api/api.ts'
import type { SpinOffer } from '../../api/bonus-queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { t } from '../../text.ts'
import { Outcome } from '../../widgets/outcome.tsx'
import css from './bonus.module.css'
import { SpinTerms } from './spin-terms.tsx'

/** Free spins that can be claimed. */
export const SpinOfferCard = ({ offer }: { offer: SpinOffer }) => {
  const { id, title, valid_days: days, limit } = offer
  const { state, send } = useSend(`spins ${id}`)
  const claim = async () => {
    const answer = await send((signal) => api.freespins.claim({ offer_id: id }, { signal })).catch(() => undefined)
    void queryClient.invalidateQueries({ queryKey: ['bonus'] })
    if (answer) toast(t('member-freespins:claimed', { count: answer.data.spins }), { tone: 'good' })
  }
  return (
    <li className={css.offer} data-open>
      <h3>{title}</h3>
      <p>{t(`member-freespins:limits.${limit}`, { days })}</p>
      <SpinTerms of={offer} />
      <div className={css.act}>
        <Button variant="primary" busy={state === 'sending'} onClick={() => void claim()}>
          {t('member-freespins:claim')}
        </Button>
        <Outcome state={state} booked />
      </div>
    </li>
  )
}
