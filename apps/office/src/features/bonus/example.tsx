import { Button } from '@mantine/core'
import { Money } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { t } from '../../text.ts'
import { Facts } from '../../widgets/facts.tsx'
import css from './bonus.module.css'
import { type OfferDraft, toTermsInput } from './offer.rules.ts'

/** The terms of the form worked through with a sum, when asked for. */
export const WorkedExample = ({ draft }: { draft: OfferDraft }) => {
  const [asked, setAsked] = useState<ReturnType<typeof toTermsInput>>()
  const { data } = useQuery({
    queryKey: ['bonus-example', asked],
    queryFn: async () => (asked ? (await api.bonus.previewOffer(asked, { quiet: true })).data : undefined),
    enabled: asked !== undefined,
  })
  return (
    <div className={css.example}>
      <Button variant="default" onClick={() => setAsked(toTermsInput(draft))}>
        {t('bonus.example')}
      </Button>
      {data && (
        <Facts
          columns={2}
          facts={[
            { label: t(`bonus.base.${draft.kind}`), value: <Money value={data.base} />, num: true },
            { label: t('bonus.bonus'), value: <Money value={data.money} />, num: true },
            { label: t('bonus.required'), value: <Money value={data.required} />, num: true },
            ...data.bets.map(({ game_type_text, needed }) => ({
              label: game_type_text,
              value: needed === null ? t('bonus.not_counted') : <Money value={needed} />,
              num: true,
            })),
          ]}
        />
      )}
    </div>
  )
}
