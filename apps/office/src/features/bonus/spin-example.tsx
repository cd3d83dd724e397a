import { Money } from '@moongate/ui'
import { api } from '../../api/api.ts'
import { t } from '../../text.ts'
import type { Fact } from '../../widgets/facts.tsx'
import { listBets, listWeek } from './example.tsx'
import type { SpinTerms } from './spin.rules.ts'

/** Terms worked through, then with the deposits of the last days; `saved` are those that stand. */
export const workThrough = async (terms: SpinTerms, saved: SpinTerms | undefined): Promise<Fact[]> => {
  const [{ data }, before] = await Promise.all([
    api.freespins.previewOffer(terms, { quiet: true }),
    saved && api.freespins.previewOffer(saved, { quiet: true }),
  ])
  return [
    { label: t('freespins.example_wins'), value: <Money value={data.base} />, num: true },
    { label: t(`freespins.pay.${terms.pays}`), value: <Money value={data.money} />, num: true },
    { label: t('freespins.max'), value: <Money value={data.most} />, num: true },
    ...(terms.pays === 'bonus' ? listBets(data) : []),
    ...(data.week
      ? listWeek(
          { cases: t('freespins.week'), money: t('freespins.week_stakes') },
          data.week,
          before?.data.week ?? undefined,
        )
      : []),
  ]
}
