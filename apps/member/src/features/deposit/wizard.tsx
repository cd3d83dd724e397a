import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { buildButtonClass, EmptyState, Skeleton, Steps } from '@moongate/ui'
import { useState } from 'react'
import { cardsQuery, paymentTypesQuery } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { ChannelStep, type Chosen } from './channel-step.tsx'
import css from './deposit.module.css'
import { DoneStep } from './done-step.tsx'
import { InfoStep } from './info-step.tsx'

type At = { step: 0; chosen?: Chosen } | { step: 1; chosen: Chosen; since_ms: number } | { step: 2; bill_no: string }

/** Company deposit: choose an account, enter the transfer, complete (R2.33, R4.20). A bound card comes first (R5.11). */
export const Wizard = () => {
  const types = useQuery(paymentTypesQuery)
  const cards = useQuery(cardsQuery)
  const [at, setAt] = useState<At>({ step: 0 })
  if (types.isLoadingError || cards.isLoadingError)
    return (
      <LoadFailed
        retry={() => {
          void types.refetch()
          void cards.refetch()
        }}
      />
    )
  if (!types.data || !cards.data)
    return (
      <div className={css.stack}>
        <Skeleton height={90} radius={20} />
        <Skeleton height={180} radius={20} />
      </div>
    )
  const company = types.data.data.filter(({ type }) => type.startsWith('company_'))
  if (cards.data.length === 0)
    return (
      <EmptyState
        motif="credit-card"
        title={t('member-deposit:card_missing')}
        action={
          <Link to="/Member/BindBank" className={buildButtonClass({ variant: 'primary' })}>
            {t('member-deposit:bind')}
          </Link>
        }
      />
    )
  if (company.length === 0) return <EmptyState motif="castle" title={t('member-deposit:no_account')} />
  return (
    <div className={css.stack}>
      <Steps
        steps={[t('member-deposit:step_channel'), t('member-deposit:step_info'), t('member-deposit:step_done')]}
        at={at.step}
        label={t('member-deposit:steps')}
        done={t('member-deposit:step_passed')}
      />
      {at.step === 0 && (
        <ChannelStep
          types={company}
          first={at.chosen}
          next={(chosen) => setAt({ step: 1, chosen, since_ms: Date.now() })}
        />
      )}
      {at.step === 1 && (
        <InfoStep
          chosen={at.chosen}
          since_ms={at.since_ms}
          back={() => setAt({ step: 0, chosen: at.chosen })}
          done={(bill_no) => setAt({ step: 2, bill_no })}
        />
      )}
      {at.step === 2 && <DoneStep bill_no={at.bill_no} again={() => setAt({ step: 0 })} />}
    </div>
  )
}
