import { LOAN_DECIDERS } from '@moongate/contract/credit.states'
import { hasRole } from '@moongate/contract/states'
import { api } from '../../api/api.ts'
import { type Credit, refreshCredit, type Terms } from '../../api/credit.ts'
import { useRoles } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { ProposalPanel } from '../../widgets/proposal-panel.tsx'
import { Preview } from './preview.tsx'
import { TermsFacts } from './terms-facts.tsx'

/** Looser terms that wait for somebody else than who asked for them, beside those in force. */
export const TermsProposal = ({ proposal, before }: { proposal: NonNullable<Credit['proposal']>; before: Terms }) => {
  const { id, terms } = proposal
  const of = {
    title: t('credit.proposed'),
    facts: <TermsFacts terms={terms} before={before} />,
    effect: <Preview cap={terms.cap} min={terms.min} max_days={terms.max_days} />,
    approve: (signal: AbortSignal) => api.credit.approveTerms({ id }, { signal }),
    refuse: (reason: string, signal: AbortSignal) => api.credit.refuseTerms({ id, reason }, { signal }),
    refresh: refreshCredit,
  }
  return <ProposalPanel proposal={proposal} of={of} may_decide={hasRole(useRoles(), LOAN_DECIDERS)} />
}
