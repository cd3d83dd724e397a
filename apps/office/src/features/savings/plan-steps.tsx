import type { Plan } from '../../api/savings.ts'
import { lang, t } from '../../text.ts'
import type { Column } from '../../widgets/data-table.tsx'
import { RowButton } from '../../widgets/row-button.tsx'
import { RowSteps } from '../../widgets/row-steps.tsx'
import { askPlan } from './plan-form.tsx'
import { askSwitch } from './switch-form.tsx'

const Steps = ({ plan }: { plan: Plan }) => (
  <RowSteps>
    <RowButton label={t('savings.edit')} about={plan.names[lang]} onClick={() => askPlan('', plan)} />
    <RowButton
      label={t(plan.is_open ? 'savings.close' : 'savings.open')}
      about={plan.names[lang]}
      onClick={() => askSwitch(plan)}
    />
  </RowSteps>
)

/** What can be done with a plan. */
export const buildSteps = (): Column<Plan> => ({
  key: 'steps',
  head: t('order.steps'),
  align: 'end',
  pinned: true,
  cell: (plan) => <Steps plan={plan} />,
})
