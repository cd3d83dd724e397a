import { useSend } from '@moongate/client/react'
import { Button, toast, useFormatAmount } from '@moongate/ui'
import { api } from '../../api/api.ts'
import { queryClient } from '../../api/query-client.ts'
import { reloadWallets } from '../../api/refresh.ts'
import type { BonusOffer } from '../../api/bonus-queries.ts'
import { t } from '../../text.ts'
import { Outcome } from '../../widgets/outcome.tsx'
import css from './bonus.module.css'
import { TermsText } from './terms.tsx'

/** Takes an offer, or tells what is in its way. */
const TakeButton = ({ offer: { id, stand, money }, busy }: { offer: BonusOffer; busy: boolean }) => {
  const { state, send } = useSend(String(id))
  const formatAmount = useFormatAmount()
  const take = async () => {
    const answer = await send((signal) => api.bonus.take({ offer_id: id }, { signal })).catch(() => undefined)
    void queryClient.invalidateQueries({ queryKey: ['bonus'] })
    void reloadWallets()
    if (!answer) return
    const waits = answer.data.state === 'in_review'
    const text = waits ? t('member-bonus:waiting') : t('member-bonus:taken', { money: formatAmount(answer.data.money) })
    toast(text, { tone: waits ? 'info' : 'good' })
  }
  if (stand !== 'open') return <small className={css.stand}>{t(`member-bonus:stands.${stand}`)}</small>
  return (
    <div className={css.act}>
      <Button variant="primary" busy={state === 'sending'} disabled={busy} onClick={() => void take()}>
        {busy ? t('member-bonus:one') : t('member-bonus:take', { money: formatAmount(money) })}
      </Button>
      <Outcome state={state} booked />
    </div>
  )
}

/** An offer with its conditions. `busy`: another bonus is open. */
export const OfferCard = ({ offer, busy }: { offer: BonusOffer; busy: boolean }) => {
  const formatAmount = useFormatAmount()
  const { percent, min, max } = offer.terms
  return (
    <li className={css.offer} data-open={offer.stand === 'open' || undefined}>
      <h2>{offer.title}</h2>
      <p>{t(`member-bonus:gives.${offer.kind}`, { percent, min: formatAmount(min), max: formatAmount(max) })}</p>
      <TermsText terms={offer.terms} />
      <TakeButton offer={offer} busy={busy} />
    </li>
  )
}
