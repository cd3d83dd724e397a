import { useMutation } from '@tanstack/react-query'
import { notify } from '../../api/notify.tsx'
import { refreshOrders } from '../../api/queries.ts'
import { needsConfirm, type OrderStep } from '../../rules/steps.rules.ts'
import { formatAmount } from '../../text.ts'
import { describeStep, type Order, type OrderKind } from './order-kind.ts'
import { askStep } from './step-form.tsx'

/** Moves an order on (R4.20, R4.21): at a press where nobody is asked, else after a question. `busy`: the order under way without a question. */
export const useStep = <O extends Order, S extends OrderStep>(kind: OrderKind<O, S>) => {
  const refresh = () => refreshOrders(kind.name)
  const describeDone = (order: O, step: S) =>
    describeStep(kind, step, 'done', { money: formatAmount(kind.pickMoney(order, step)), member: order.member_name })
  const press = useMutation({
    mutationFn: ({ order, step }: { order: O; step: S }) => kind.send(step, order.id, ''),
    onSuccess: (_, { order, step }) => notify('good', describeDone(order, step)),
    onSettled: refresh,
  })
  const ask = (order: O, step: S): void =>
    void askStep({
      step,
      refresh,
      title: describeStep(kind, step, 'title'),
      question: describeStep(kind, step, 'question'),
      confirm: describeStep(kind, step, 'confirm'),
      facts: kind.listAskedFacts(order, step),
      done: describeDone(order, step),
      run: (reason) => kind.send(step, order.id, reason),
    })
  const take = (order: O, step: S): void => {
    if (needsConfirm(step)) ask(order, step)
    else if (!press.isPending) press.mutate({ order, step })
  }
  const busy = press.isPending ? { id: press.variables.order.id, step: press.variables.step } : undefined
  return { take, busyStepOf: (order: O): S | undefined => (busy?.id === order.id ? busy.step : undefined) }
}
