import { api } from '../../api/api.ts'
import { type Loan, refreshCredit } from '../../api/credit.ts'
import { t } from '../../text.ts'
import { askAct } from '../../widgets/act-form.tsx'
import { Known } from './known.tsx'

type Step = 'approve' | 'refuse'

/** Asks whether a loan that waits is lent or refused. */
export const askDecision = (loan: Loan, step: Step): string => {
  const { id, bill_no } = loan
  const refuses = step === 'refuse'
  return askAct({
    title: t(refuses ? 'credit.refuse_title' : 'credit.approve_title', { bill_no }),
    size: 560,
    about: <Known loan={loan} />,
    reason: refuses ? { description: t('credit.refuse_hint') } : undefined,
    confirm: t(refuses ? 'credit.refuse' : 'credit.approve'),
    stops: refuses,
    done: t(refuses ? 'credit.refused' : 'credit.approved', { bill_no }),
    run: (reason, signal) =>
      refuses ? api.credit.refuseLoan({ id, reason }, { signal }) : api.credit.approveLoan({ id }, { signal }),
    refresh: refreshCredit,
  })
}
