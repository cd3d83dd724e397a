import { useMutation } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { notify } from '../../api/notify.tsx'
import { refreshOrders, type Withdrawal } from '../../api/queries.ts'
import { groupInFours } from '../../rules/wait.rules.ts'
import { needsConfirm, type WithdrawalStep } from '../../rules/steps.rules.ts'
import { formatAmount, t } from '../../text.ts'
import { askStep } from '../../widgets/orders/step-form.tsx'

const CALLS: Readonly<Record<WithdrawalStep, (id: string, reason: string) => Promise<unknown>>> = {
  review: (id) => api.cashier.reviewWithdrawal({ id }),
  approve: (id) => api.cashier.approveWithdrawal({ id }),
  pay: (id) => api.cashier.payWithdrawal({ id }),
  reject: (id, reason) => api.cashier.rejectWithdrawal({ id, reason }),
  fail: (id, reason) => api.cashier.failWithdrawal({ id, reason }),
}

/** Money that returns is the whole amount, money that leaves is net of the fee. */
const returns = (step: WithdrawalStep) => step === 'reject' || step === 'fail'
const describeDone = (order: Withdrawal, step: WithdrawalStep): string =>
  t(`withdrawals.${step}.done`, {
    money: formatAmount(returns(step) ? order.money : order.net_money),
    member: order.member_name,
  })

const refresh = () => refreshOrders('withdrawals')

const ask = (order: Withdrawal, step: Exclude<WithdrawalStep, 'review'>): void =>
  void askStep({
    step,
    refresh,
    title: t(`withdrawals.${step}.title`),
    question: t(`withdrawals.${step}.question`),
    confirm: t(`withdrawals.${step}.confirm`),
    facts: [
      {
        label: t(returns(step) ? 'withdrawals.comes_back' : 'withdrawals.net_money'),
        value: formatAmount(returns(step) ? order.money : order.net_money),
        num: true,
        big: true,
      },
      { label: t('order.member'), value: [order.member_name, order.realname].filter(Boolean).join(' · ') },
      { label: t('order.bill_no'), value: order.bill_no, num: true },
      { label: t('withdrawals.card'), value: groupInFours(order.card_no), num: true },
      { label: t('withdrawals.owner'), value: `${order.owner_name} · ${order.bank_type_text}` },
    ],
    done: describeDone(order, step),
    run: (reason) => CALLS[step](order.id, reason),
  })

/** Moves a withdrawal on (R4.21): into review at a press, everything else after a question. `busy`: the order on its way into review. */
export const useWithdrawalStep = () => {
  const review = useMutation({
    mutationFn: ({ id }: Withdrawal) => CALLS.review(id, ''),
    onSuccess: (_, order) => notify('good', describeDone(order, 'review')),
    onSettled: refresh,
  })
  const step = (order: Withdrawal, name: WithdrawalStep): void => {
    if (needsConfirm(name) && name !== 'review') ask(order, name)
    else if (!review.isPending) review.mutate(order)
  }
  return { step, busy: review.isPending ? review.variables.id : undefined }
}
