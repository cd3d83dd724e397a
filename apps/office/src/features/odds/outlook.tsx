import type { Offer } from '../../api/odds.ts'
import { t } from '../../text.ts'
import { Facts } from '../../widgets/facts.tsx'
import { computeOutlook, formatPercent, readTypedOdds } from './odds.rules.ts'

/** What the typed odds would return and leave, beside what they do now. */
export const Outlook = ({ offer, typed }: { offer: Offer; typed: string }) => {
  const odds = readTypedOdds(typed)
  const next = odds === undefined ? undefined : computeOutlook(offer.code, offer.bet_type, odds)
  const now = computeOutlook(offer.code, offer.bet_type, offer.odds)
  return (
    <div aria-live="polite">
      <Facts
        facts={[
          { label: t('odds.band'), value: `${offer.min} – ${offer.max}`, num: true },
          { label: t('odds.now'), value: `${offer.odds} · ${formatPercent(offer.rtp)}`, num: true },
          { label: t('odds.back'), value: next?.back ?? '–', num: true, big: true },
          { label: t('odds.margin'), value: `${now?.margin ?? '–'} → ${next?.margin ?? '–'}`, num: true },
        ]}
      />
    </div>
  )
}
