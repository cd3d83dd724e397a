import type { ThreadState } from '@moongate/contract/mail.states'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** A mail as it is written: by a member, or by somebody of the staff. */
export type Written = { title: string; content: string; pid: number | null }
export type Recent = Written & { id: number; created_at: Date }

/** The mail that is sent already where the same is sent once more within a minute: a press too many, or an answer that was lost. */
export const findRepeat = (wanted: Written, recent: readonly Recent[], now: Date): Recent | undefined =>
  recent.find(
    ({ title, content, pid, created_at }) =>
      title === wanted.title &&
      content === wanted.content &&
      pid === wanted.pid &&
      now.getTime() - created_at.getTime() < MINUTE_MS,
  )

/** Whether a member has written as often within an hour as they may. */
export const isTooMany = (recent: readonly Pick<Recent, 'created_at'>[], now: Date, most: number): boolean =>
  recent.filter(({ created_at }) => now.getTime() - created_at.getTime() < HOUR_MS).length >= most

/** From when on mails are looked at by these rules. */
export const findRecentSince = (now: Date): Date => new Date(now.getTime() - HOUR_MS)

export type Holding = { state: ThreadState; assigned_to: number | null }

/** Where a thread stands once its member has written: with whoever has it, or in the queue. A closed one begins anew. */
export const hearMember = ({ state, assigned_to }: Holding): Holding =>
  state === 'closed' || assigned_to === null ? { state: 'waiting', assigned_to: null } : { state: 'taken', assigned_to }

export const THREAD_STEPS = ['take', 'giveBack', 'answer', 'close'] as const
export type ThreadStep = (typeof THREAD_STEPS)[number]
export type Verdict = { refusal: 'mail.taken' | 'mail.changed' } | { to: Holding }

/** Where a step of somebody's leads. Nobody acts on what somebody else has; what is closed is only opened by its member. */
export const takeThreadStep = ({ state, assigned_to }: Holding, step: ThreadStep, staff_id: number): Verdict => {
  if (assigned_to !== null && assigned_to !== staff_id && state !== 'closed') return { refusal: 'mail.taken' }
  if (state === 'closed') return { refusal: 'mail.changed' }
  if (step === 'close') return { to: { state: 'closed', assigned_to } }
  if (step === 'answer') return { to: { state: 'answered', assigned_to: staff_id } }
  if (step === 'take') return { to: { state: state === 'waiting' ? 'taken' : state, assigned_to: staff_id } }
  if (assigned_to === null) return { refusal: 'mail.changed' }
  return { to: { state: state === 'taken' ? 'waiting' : state, assigned_to: null } }
}

/** Where taking over leads: a thread of a colleague's goes to whoever asks, as long as it is still with whom they saw it. */
export const takeThreadOver = ({ state, assigned_to }: Holding, from: number, staff_id: number): Verdict =>
  state === 'closed' || (assigned_to !== from && assigned_to !== staff_id)
    ? { refusal: 'mail.changed' }
    : { to: { state, assigned_to: staff_id } }

/** What is known of a login beside those before it. */
export type LoginFacts = { before: number; ip_known: boolean; device_known: boolean }

/** Whether a login is from elsewhere: from an address, and in a browser, that the member never used. */
export const isElsewhere = ({ before, ip_known, device_known }: LoginFacts): boolean =>
  before > 0 && !ip_known && !device_known
