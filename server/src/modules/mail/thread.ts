import { channels } from '@moongate/contract'
import { mailDeskPush } from '@moongate/contract/mail.pushes'
import type { Tx } from '../../kernel/db.ts'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { push } from '../../kernel/push.ts'
import { refuse } from '../../kernel/refusal.ts'
import { recordAudit } from '../audit/index.ts'
import { pickText } from '../site/index.ts'
import { deliver } from './deliver.ts'
import type { MailDeps } from './deps.ts'
import { findRepeat, takeThreadOver, takeThreadStep, type ThreadStep, type Verdict } from './mail.rules.ts'
import { findThreadMessages, lockMailbox, type Message } from './mail.sql.ts'
import { findThread, lockThread, moveThread, type Thread } from './thread.sql.ts'
import { toText } from './write.ts'

const ACTIONS = {
  take: 'mail.taken',
  takeOver: 'mail.taken_over',
  giveBack: 'mail.given_back',
  answer: 'mail.answered',
  close: 'mail.closed',
} as const

/** Locks a thread, its member's mail before it as whoever writes does. Refuses mail.not_found. */
const lockWhole = async (tx: Tx, id: number): Promise<Thread> => {
  const { member_id } = (await findThread(tx, id)) ?? refuse('mail.not_found')
  await lockMailbox(tx, member_id)
  return (await lockThread(tx, id)) ?? refuse('mail.not_found')
}

const isSame = (a: Thread, b: Pick<Thread, 'state' | 'assigned_to'>): boolean =>
  a.state === b.state && a.assigned_to === b.assigned_to

type Taken = { step: keyof typeof ACTIONS; verdict: Verdict }

/** Goes where a step leads; one that changes nothing is told to nobody. Refuses mail.taken, mail.changed. */
const stepThread = async (tx: Tx, thread: Thread, { step, verdict }: Taken, by: StaffAct): Promise<Thread> => {
  if ('refusal' in verdict) return refuse(verdict.refusal)
  if (step !== 'answer' && isSame(thread, verdict.to)) return thread
  const { state, assigned_to } = verdict.to
  const assigned_name = assigned_to === by.staff_id ? by.name : ''
  const done = await moveThread(tx, thread.id, { state, assigned_to, assigned_name })
  await recordAudit(tx, {
    ...describeStaffAct(by),
    action: ACTIONS[step],
    target: `member:${thread.member_id}`,
    before: { state: thread.state, assigned: thread.assigned_name },
    after: { state, assigned: assigned_name, thread: thread.id },
  })
  await push(tx, mailDeskPush, channels.office, {})
  return done
}

/** Takes a thread, gives it back or closes it. Refuses mail.not_found, mail.taken, mail.changed. */
export const moveThreadOn = (
  d: Pick<MailDeps, 'db'>,
  id: number,
  step: Exclude<ThreadStep, 'answer'>,
  by: StaffAct,
): Promise<Thread> =>
  d.db.tx(async (tx) => {
    const thread = await lockWhole(tx, id)
    return stepThread(tx, thread, { step, verdict: takeThreadStep(thread, step, by.staff_id) }, by)
  })

/** Takes a thread over from who had it when it was looked at (decisions/0385). Refuses mail.not_found, mail.changed. */
export const takeOver = (
  d: Pick<MailDeps, 'db'>,
  { id, from }: { id: number; from: number },
  by: StaffAct,
): Promise<Thread> =>
  d.db.tx(async (tx) => {
    const thread = await lockWhole(tx, id)
    return stepThread(tx, thread, { step: 'takeOver', verdict: takeThreadOver(thread, from, by.staff_id) }, by)
  })

const toWritten = ({ id, title, content, pid, created_at }: Message) => ({
  id,
  title: pickText(title, 'zh_cn'),
  content: pickText(content, 'zh_cn'),
  pid,
  created_at,
})

/**
 * Answers a thread's last mail of its member's. The same once more within a minute is the same mail. Refuses mail.not_found, mail.taken,
 * mail.changed.
 */
export const answerThread = (
  d: Pick<MailDeps, 'db' | 'clock'>,
  id: number,
  content: string,
  by: StaffAct,
): Promise<Thread> =>
  d.db.tx(async (tx) => {
    const thread = await lockWhole(tx, id)
    const messages = await findThreadMessages(tx, id)
    const pid = messages.findLast(({ box }) => box === 'outbox')?.id ?? null
    const own = messages.filter(({ staff_name }) => staff_name === by.name).map(toWritten)
    if (findRepeat({ title: thread.title, content, pid }, own, d.clock.now())) return thread
    const verdict = takeThreadStep(thread, 'answer', by.staff_id)
    const done = await stepThread(tx, thread, { step: 'answer', verdict }, by)
    await deliver(tx, [
      {
        member_id: thread.member_id,
        thread_id: id,
        pid,
        title: toText(thread.title),
        content: toText(content),
        source: null,
        staff_name: by.name,
      },
    ])
    return done
  })
