import { type CallName, type FaultName, FAULTS, MADE_FOR } from '../../sandbox/suppliers/src/faults.rules.ts'
import type { TransferState } from '../../packages/contract/src/wallet.states.ts'

/**
 * When a fault is met: by the transfer itself, on its way in or out; by the look at the record that follows a yes; by the question after
 * an unclear one; by that of staff when people look into it. In its other states a transfer asks its supplier nothing.
 */
export const MOMENTS = {
  sent_in: { state: 'sent', call: 'transfer', title: '`sent`, in' },
  sent_out: { state: 'sent', call: 'transfer', title: '`sent`, out' },
  record: { state: 'sent', call: 'status', title: '`sent`, its record' },
  asked: { state: 'unknown', call: 'status', title: '`unknown`, asked' },
  manual: { state: 'manual', call: 'status', title: '`manual`, asked' },
} as const satisfies Record<string, { state: TransferState; call: CallName; title: string }>
export type Moment = keyof typeof MOMENTS
const NAMES = Object.keys(MOMENTS) as Moment[]

/** The state right after the fault, and the one that it comes to by itself, or once somebody asks again. */
export type Outcome = readonly [first: TransferState, last: TransferState]

const LOST: Outcome = ['unknown', 'rejected']
const FOUND: Outcome = ['unknown', 'confirmed']
const STAYS: Outcome = ['manual', 'confirmed']
const asked = { record: FOUND, asked: FOUND, manual: STAYS }
const buildSent = (end: Outcome) => ({ sent_in: end, sent_out: end })

/** What each fault comes to at each moment at which it can be met. */
const OUTCOMES: Readonly<Record<FaultName, Partial<Record<Moment, Outcome | undefined>>>> = {
  never_answers: { ...buildSent(LOST), ...asked },
  applies_then_silent: buildSent(FOUND),
  fails_then_applies: buildSent(FOUND),
  applies_each_time: buildSent(FOUND),
  says_ok_does_nothing: buildSent(LOST),
  wrong_amount: buildSent(['unknown', 'manual']),
  stale_balance: {},
  // Not after its time: what a supplier has promised not to deny any more is no fault that can be met then.
  not_found: { ...asked, manual: undefined },
  slow: { ...buildSent(FOUND), ...asked },
  maintenance: { ...buildSent(['rejected', 'rejected']), ...asked },
}

type Cell = { fault: FaultName; moment: Moment; outcome: Outcome }

/** Every cell that can be reached; a fault that is made for a call and has no outcome there is an error of this table. */
export const listCells = (): Cell[] =>
  FAULTS.flatMap((fault) =>
    NAMES.flatMap((moment) => {
      const outcome = OUTCOMES[fault][moment]
      return outcome ? [{ fault, moment, outcome }] : []
    }),
  )

/** Moments at which a fault could be met by the call that it is made for, and which the table leaves out. */
export const listLeftOut = (): string[] =>
  FAULTS.flatMap((fault) =>
    NAMES.filter((name) => MADE_FOR[fault].includes(MOMENTS[name].call) && !OUTCOMES[fault][name]).map(
      (name) => `${fault} ${name}`,
    ),
  )

const showOutcome = (outcome: Outcome | undefined): string =>
  outcome ? [...new Set(outcome)].map((state) => `\`${state}\``).join(' → ') : '–'

/** The table as a page. */
export const renderFaultTable = (): string =>
  [
    `| the supplier | ${NAMES.map((name) => MOMENTS[name].title).join(' | ')} |`,
    `|---|${NAMES.map(() => '---').join('|')}|`,
    ...FAULTS.map(
      (fault) => `| \`${fault}\` | ${NAMES.map((name) => showOutcome(OUTCOMES[fault][name])).join(' | ')} |`,
    ),
  ].join('\n')
