import type { BreakStep } from '@moongate/contract/reconciliation.states'
import { api } from '../../api/api.ts'
import { type Item, refreshReconciliation } from '../../api/reconciliation.ts'
import { getSession } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { askStep } from '../../widgets/orders/step-form.tsx'
import { describeKind, Sum } from './reconciliation-cells.tsx'

type Send = (item: Item, reason: string, signal: AbortSignal) => Promise<unknown>
const CALLS: Readonly<Record<BreakStep, Send>> = {
  own: ({ id, owner_name }, _, signal) => api.reconciliation.ownBreak({ id, owner_name }, { signal }),
  release: ({ id }, _, signal) => api.reconciliation.releaseBreak({ id }, { signal }),
  explain: ({ id }, reason, signal) => api.reconciliation.explainBreak({ id, reason }, { signal }),
  solve: ({ id }, reason, signal) => api.reconciliation.solveBreak({ id, reason }, { signal }),
}

/** A step by its words: what a colleague has is taken over from them. */
export const nameItemStep = ({ owner_name }: Item, step: BreakStep) =>
  step === 'own' && owner_name !== '' && owner_name !== getSession()?.staff.name ? 'take_over' : step

/** Asks before a step is taken with an item, and why where that is asked for. */
export const askItemStep = (item: Item, step: BreakStep): string => {
  const words = nameItemStep(item, step)
  const of = { name: item.owner_name }
  return askStep({
    step,
    title: t(`reconciliation.${words}.title`, of),
    question: t(`reconciliation.${words}.question`, of),
    confirm: t(`reconciliation.${words}.confirm`),
    facts: [
      { label: t('reconciliation.kind'), value: describeKind(item.kind) },
      { label: t('reconciliation.day'), value: item.day, num: true },
      { label: t('reconciliation.stake'), value: <Sum value={item.amount} asset={item.asset} />, num: true, big: true },
      { label: t('reconciliation.owner'), value: item.owner_name },
    ],
    ready_reasons: [],
    reason_hint: t('reconciliation.reason_hint'),
    done: t(`reconciliation.${words}.done`),
    run: (reason, signal) => CALLS[step](item, reason, signal),
    refresh: refreshReconciliation,
  })
}
