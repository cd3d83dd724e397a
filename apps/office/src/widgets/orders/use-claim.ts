import { useSend } from '@moongate/client/react'
import { useState } from 'react'
import { notify } from '../../api/notify.tsx'
import { refreshOrders } from '../../api/queries.ts'
import type { OrderStep } from '../../rules/steps.rules.ts'
import { t } from '../../text.ts'
import type { Order, OrderKind } from './order-kind.ts'

/** Takes an order, so that nobody else works on it, or lets it go. `busy`: the order under way. */
export const useClaim = <O extends Order, S extends OrderStep>({ name, claims }: OrderKind<O, S>) => {
  const { state, send } = useSend()
  const [pressed, setPressed] = useState('')
  const change = async ({ id, bill_no, claim }: O): Promise<void> => {
    if (!claims || state === 'sending') return
    setPressed(id)
    const call = claim?.mine ? claims.release : claims.claim
    await send((signal) => call(id, signal)).then(
      () => notify('good', t(claim?.mine ? 'claim.released' : 'claim.taken', { bill_no })),
      () => undefined,
    )
    refreshOrders(name)
  }
  return { change, busy: state === 'sending' ? pressed : '' }
}
