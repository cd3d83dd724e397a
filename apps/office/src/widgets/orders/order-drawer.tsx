import { Drawer } from '@mantine/core'
import type { OrderStep } from '../../rules/steps.rules.ts'
import { useRoles } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import type { Order, OrderKind } from './order-kind.ts'
import css from './order-drawer.module.css'
import { StepFoot } from './step-buttons.tsx'
import { ClaimButton } from './claim-button.tsx'
import type { useClaim } from './use-claim.ts'
import type { useStep } from './use-step.ts'

type Props<O extends Order, S extends OrderStep> = {
  kind: OrderKind<O, S>
  order: O
  opened: boolean
  onClose: () => void
  steps: ReturnType<typeof useStep<O, S>>
  claim: ReturnType<typeof useClaim<O, S>>
}

/** Everything known of one order, beside the list; its steps stand at the foot. */
export const OrderDrawer = <O extends Order, S extends OrderStep>({
  kind,
  order,
  opened,
  onClose,
  steps,
  claim,
}: Props<O, S>) => {
  const open = kind.listSteps(order.state, useRoles())
  return (
    <Drawer
      position="right"
      size={460}
      title={t(`${kind.name}.one`)}
      opened={opened}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('close') }}
      overlayProps={{ backgroundOpacity: 0.55, color: '#05030a' }}
    >
      <div className={css.body}>{kind.renderDetails(order)}</div>
      {open.length > 0 && (
        <div className={css.foot}>
          {kind.claims && (
            <span className={css.claim}>
              <ClaimButton
                order={order}
                decides
                busy={claim.busy === order.id}
                onChange={() => void claim.change(order)}
              />
            </span>
          )}
          <StepFoot
            kind={kind.name}
            steps={open}
            withheld={order.withheld}
            busy={steps.busyStepOf(order)}
            onStep={(step) => steps.take(order, step)}
          />
        </div>
      )}
    </Drawer>
  )
}
