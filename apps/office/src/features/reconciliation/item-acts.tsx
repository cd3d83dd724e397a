import type { BreakStep } from '@moongate/contract/reconciliation.states'
import { api } from '../../api/api.ts'
import { type Item, refreshReconciliation } from '../../api/reconciliation.ts'
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

/** Asks before a step is taken with an item, and why where that is asked for. */
export const askItemStep = (item: Item, step: BreakStep): string =>
  askStep({
    step,
    title: t(`reconciliation.${step}.title`),
    question: t(`reconciliation.${step}.question`),
    confirm: t(`reconciliation.${step}.confirm`),
    facts: [
      { label: t('reconciliation.kind'), value: describeKind(item.kind) },
      { label: t('reconciliation.day'), value: item.day, num: true },
      { label: t('reconciliation.stake'), value: <Sum value={item.amount} asset={item.asset} />, num: true, big: true },
      { label: t('reconciliation.owner'), value: item.owner_name },
    ],
    ready_reasons: [],
    reason_hint: t('reconciliation.reason_hint'),
    done: t(`reconciliation.${step}.done`),
    run: (reason, signal) => CALLS[step](item, reason, signal),
    refresh: refreshReconciliation,
  })
