import { Stack, Textarea } from '@mantine/core'
import { modals } from '@mantine/modals'
import { findFieldFault, fieldRules } from '@moongate/contract/fields'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { type Credit, refreshCredit } from '../../api/credit.ts'
import { t } from '../../text.ts'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { useAct } from '../../widgets/use-act.ts'
import { Preview } from './preview.tsx'
import { TermsFacts } from './terms-facts.tsx'

const DIALOG = 'credit-proposal'
const RULE = fieldRules.reason
export type Proposal = NonNullable<Credit['proposal']>
type Step = 'approve' | 'refuse'

const DecideForm = ({ proposal: { id, terms }, step }: { proposal: Proposal; step: Step }) => {
  const [typed, setReason] = useState('')
  const reason = typed.trim()
  const refuses = step === 'refuse'
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: `${step} ${reason}`,
    done: t(refuses ? 'credit.terms_refused' : 'credit.terms_approved'),
    run: (signal) =>
      refuses ? api.credit.refuseTerms({ id, reason }, { signal }) : api.credit.approveTerms({ id }, { signal }),
    showFaults: () => undefined,
    refresh: refreshCredit,
  })
  const complete = !refuses || findFieldFault(RULE, reason) === undefined
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (complete) void act()
      }}
    >
      <Stack gap={14}>
        <TermsFacts terms={terms} />
        {!refuses && <Preview cap={terms.cap} min={terms.min} max_days={terms.max_days} />}
        {refuses && (
          <Textarea
            label={t('form.reason_label')}
            rows={2}
            maxLength={RULE.max}
            withAsterisk
            value={typed}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
        <FormFoot
          state={state}
          confirm={t(refuses ? 'credit.refuse' : 'credit.approve')}
          cancel={cancel}
          stops={refuses}
        />
      </Stack>
    </form>
  )
}

/** Asks whether looser terms are set or refused. */
export const askAboutTerms = (proposal: Proposal, step: Step): string =>
  modals.open({
    modalId: DIALOG,
    title: t('credit.proposed'),
    size: 520,
    children: <DecideForm proposal={proposal} step={step} />,
  })
