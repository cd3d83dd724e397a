import { api } from '../../api/api.ts'
import { type Deposit, refreshOrders } from '../../api/queries.ts'
import type { DepositStep } from '../../rules/steps.rules.ts'
import { formatAmount, t } from '../../text.ts'
import { askStep } from '../../widgets/orders/step-form.tsx'

/** Asks for a deposit's step, repeating amount and member, and sends it (R4.20). */
export const askDeposit = (order: Deposit, step: DepositStep): void => {
  const { id } = order
  askStep({
    step,
    title: t(`deposits.${step}.title`),
    question: t(`deposits.${step}.question`),
    confirm: t(`deposits.${step}.confirm`),
    facts: [
      { label: t('order.money'), value: formatAmount(order.money), num: true, big: true },
      { label: t('order.member'), value: [order.member_name, order.realname].filter(Boolean).join(' · ') },
      { label: t('order.bill_no'), value: order.bill_no, num: true },
      { label: t('deposits.payer'), value: order.payer_name },
      { label: t('deposits.remark_code'), value: order.remark_code, num: true },
    ],
    done: t(`deposits.${step}.done`, { money: formatAmount(order.money), member: order.member_name }),
    run: (reason) =>
      step === 'credit' ? api.cashier.creditDeposit({ id }) : api.cashier.rejectDeposit({ id, reason }),
    refresh: () => refreshOrders('deposits'),
  })
}
