import type { StaffRole } from './staff.states.ts'

/** The two boxes of a member. */
export const MAIL_BOXES = ['inbox', 'outbox'] as const
export type MailBox = (typeof MAIL_BOXES)[number]

/** Where a thread stands: the member wrote last and nobody has it, or somebody has; staff wrote last; nothing is left to do. */
export const THREAD_STATES = { waiting: 'open', taken: 'open', answered: 'done', closed: 'done' } as const
export type ThreadState = keyof typeof THREAD_STATES

/** The mails that the product writes by itself, each with the blanks that its text may have. */
export const MAIL_TEMPLATES = {
  deposit_credited: ['money', 'bill_no'],
  withdrawal_paid: ['money', 'fee', 'bill_no'],
  withdrawal_refused: ['money', 'reason', 'bill_no'],
  bonus_granted: ['title', 'money'],
  loan_due: ['money', 'due_on', 'bill_no'],
  loan_overdue: ['money', 'due_on', 'bill_no'],
  new_login: ['time', 'ip'],
  limit_changed: ['limit', 'change', 'time'],
  exclusion_begun: ['what', 'until', 'time'],
  exclusion_ended: ['what', 'time'],
  access_reset: ['what', 'time'],
  account_changed: ['what', 'time'],
  paper_accepted: ['what', 'until'],
  paper_refused: ['reason', 'what'],
  paper_running_out: ['until', 'what'],
} as const satisfies Record<string, readonly string[]>
export type MailTemplate = keyof typeof MAIL_TEMPLATES

export const CAMPAIGN_STATES = { running: 'open', stopped: 'open', done: 'done' } as const
export type CampaignState = keyof typeof CAMPAIGN_STATES

/** To whom a mass mail goes. */
export const AUDIENCES = ['everybody', 'level', 'agents', 'away'] as const
export type Audience = (typeof AUDIENCES)[number]

/**
 * How a mail also leaves the site. `logged`: nothing is connected, so it is written down what would have been
 * sent; `withheld`: an advertisement to somebody who shut themselves out before it left.
 */
export const MAIL_WAYS = ['email', 'push'] as const
export type MailWay = (typeof MAIL_WAYS)[number]
export const OUTGOING_STATES = {
  queued: 'open',
  logged: 'done',
  sent: 'done',
  failed: 'done',
  withheld: 'done',
} as const
export type OutgoingState = keyof typeof OUTGOING_STATES

/** Who reads members' mail, who answers it, and who writes templates and mass mails. */
export const MAIL_READERS = ['support', 'finance', 'risk', 'admin'] as const satisfies readonly StaffRole[]
export const MAIL_ANSWERERS = ['support', 'admin'] as const satisfies readonly StaffRole[]
export const MAIL_SETTERS = ['content', 'admin'] as const satisfies readonly StaffRole[]
