import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '@moongate/ui'
import { useState } from 'react'
import { plansQuery } from '../../api/savings-queries.ts'
import { t } from '../../text.ts'
import { FormDialog } from '../../widgets/form-dialog.tsx'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { BuyForm } from './buy-form.tsx'
import { PlanCard } from './plan-card.tsx'
import css from './savings.module.css'
import { Waiting } from './waiting.tsx'

/** The plans on sale, and buying one in a layer above them (R2.9). */
export const Offers = () => {
  const { data: plans, isError, refetch } = useQuery(plansQuery)
  const [chosen, setChosen] = useState<number>()
  const close = () => setChosen(undefined)
  const plan = plans?.find(({ id }) => id === chosen)
  if (isError && !plans) return <LoadFailed retry={() => void refetch()} />
  if (!plans) return <Waiting />
  if (plans.length === 0)
    return (
      <EmptyState motif="money-bag" title={t('member-savings:none_sold')}>
        {t('member-savings:none_sold_text')}
      </EmptyState>
    )
  return (
    <>
      <div className={css.cards}>
        {plans.map((one) => (
          <PlanCard key={one.id} plan={one} buy={() => setChosen(one.id)} />
        ))}
      </div>
      {plan && (
        <FormDialog title={t('member-savings:buy_title', { name: plan.SettingName })} close={close} size="s">
          <BuyForm key={plan.id} plan={plan} done={close} />
        </FormDialog>
      )}
    </>
  )
}
