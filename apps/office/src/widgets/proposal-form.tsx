import type { ReactNode } from 'react'
import { t } from '../text.ts'
import { askAct } from './act-form.tsx'

export type ProposalStep = 'approve' | 'refuse' | 'take_back'
const DONE = { approve: 'approved', refuse: 'refused', take_back: 'taken_back' } as const
/** What waits, as its dialog shows it, and how it is decided; `effect` is shown to whoever approves. */
export type Decidable = {
  title: string
  facts: ReactNode
  effect: ReactNode
  approve: (signal: AbortSignal) => Promise<unknown>
  refuse: (reason: string, signal: AbortSignal) => Promise<unknown>
  refresh: () => void
}

/** Asks whether what waits for a second person is set, refused or taken back. */
export const askAboutProposal = (of: Decidable, step: ProposalStep): string => {
  const refuses = step !== 'approve'
  return askAct({
    title: of.title,
    size: 560,
    about: (
      <>
        {of.facts}
        {!refuses && of.effect}
      </>
    ),
    reason: refuses ? {} : undefined,
    confirm: t(`proposal.${step}`),
    stops: refuses,
    done: t(`proposal.${DONE[step]}`),
    run: (reason, signal) => (refuses ? of.refuse(reason, signal) : of.approve(signal)),
    refresh: of.refresh,
  })
}
