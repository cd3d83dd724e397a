import { Stack, Textarea } from '@mantine/core'
import { modals } from '@mantine/modals'
import { findFieldFault, fieldRules } from '@moongate/contract/fields'
import { type ReactNode, useState } from 'react'
import { t } from '../text.ts'
import { FormFoot } from './form-foot.tsx'
import { useAct } from './use-act.ts'

const DIALOG = 'proposal'
const RULE = fieldRules.reason
export type ProposalStep = 'approve' | 'refuse'
/** What waits, as its dialog shows it, and how it is decided; `effect` is shown to whoever approves. */
export type Decidable = {
  title: string
  facts: ReactNode
  effect: ReactNode
  approve: (signal: AbortSignal) => Promise<unknown>
  refuse: (reason: string, signal: AbortSignal) => Promise<unknown>
  refresh: () => void
}

const DecideForm = ({ of, step }: { of: Decidable; step: ProposalStep }) => {
  const [typed, setReason] = useState('')
  const reason = typed.trim()
  const refuses = step === 'refuse'
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: `${step} ${reason}`,
    done: t(refuses ? 'proposal.refused' : 'proposal.approved'),
    run: (signal) => (refuses ? of.refuse(reason, signal) : of.approve(signal)),
    showFaults: () => undefined,
    refresh: of.refresh,
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
        {of.facts}
        {!refuses && of.effect}
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
        <FormFoot state={state} confirm={t(`proposal.${step}`)} cancel={cancel} stops={refuses} />
      </Stack>
    </form>
  )
}

/** Asks whether what waits for a second person is set or refused. */
export const askAboutProposal = (of: Decidable, step: ProposalStep): string =>
  modals.open({ modalId: DIALOG, title: of.title, size: 560, children: <DecideForm of={of} step={step} /> })
