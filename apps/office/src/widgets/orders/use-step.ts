import { useSend } from '@moongate/client/react'
import { listReasons } from '@moongate/contract/cashier.reasons'
import { useFormatAmount } from '@moongate/ui'
import { useState } from 'react'
import { notify } from '../../api/notify.tsx'
import { refreshOrders } from '../../api/queries.ts'
import { needsConfirm, type OrderStep } from '../../rules/steps.rules.ts'
import { describeStep, type Order, type OrderKind } from './order-kind.ts'
import { describeOrderReason } from '../../text.ts'
import { askStep } from './step-form.tsx'

/** Moves an order on (R4.20, R4.21): at a press where nobody is asked, else after a question. `busy`: the order under way without a question. */
export const useStep = <O extends Order, S extends OrderStep>(kind: OrderKind<O, S>) => {
  const refresh = () => refreshOrders(kind.name)
  const formatAmount = useFormatAmount()
  const describeDone = (order: O, step: S) =>
    describeStep(kind, step, 'done', { money: formatAmount(kind.pickMoney(order, step)), member: order.member_name })
  const { state, send } = useSend()
  const [pressed, setPressed] = useState<{ id: string; step: S }>()
  const press = async (order: O, step: S): Promise<void> => {
    setPressed({ id: order.id, step })
    await send((signal) => kind.send(step, order, '', signal)).then(
      () => notify('good', describeDone(order, step)),
      () => undefined,
    )
    refresh()
  }
  const ask = (order: O, step: S): void =>
    void askStep({
      step,
      refresh,
      title: describeStep(kind, step, 'title'),
      question: describeStep(kind, step, 'question'),
      confirm: describeStep(kind, step, 'confirm'),
      facts: kind.listAskedFacts(order, step),
      asked: kind.renderAsked?.(order, step),
      reason_hint: kind.describeReason(),
      ready_reasons: listReasons(kind.chooseReasons?.(order) ?? kind.name).map(describeOrderReason),
      done: describeDone(order, step),
      run: (reason, signal) => kind.send(step, order, reason, signal),
    })
  const take = (order: O, step: S): void => {
    if (needsConfirm(step)) ask(order, step)
    else if (state !== 'sending') void press(order, step)
  }
  const busy = state === 'sending' ? pressed : undefined
  return { take, busyStepOf: (order: O): S | undefined => (busy?.id === order.id ? busy.step : undefined) }
}
