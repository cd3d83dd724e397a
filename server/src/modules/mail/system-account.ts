import type { PaperKind } from '@moongate/contract/papers.states'
import type { z } from 'zod'
import type { accountChanged } from '../members/index.ts'
import { createReasonReader, type paperAccepted, type paperRefused, type paperRunningOut } from '../papers/index.ts'
import type { accessReset } from '../sessions/index.ts'
import type { Text } from '../site/index.ts'
import type { MailDeps } from './deps.ts'
import { writeTime, writeWords } from './system-guard.ts'
import { writeEach, writeSystemMail } from './system.ts'

type Heard<E extends { payload: z.ZodType }> = z.output<E['payload']>

const writeKind = (d: MailDeps, kind: PaperKind): Text => writeEach((lang) => d.translate(lang)(`papers:kinds.${kind}`))

/** Writes that a paper was accepted, and how long it is good. */
export const tellAccepted = (
  d: MailDeps,
  { member_id, id, kind, good_until }: Heard<typeof paperAccepted>,
): Promise<void> => {
  const until = good_until ?? writeEach((lang) => d.translate(lang)('mail:words.unlimited'))
  return writeSystemMail(d, 'paper_accepted', { member_id, about: id }, { what: writeKind(d, kind), until })
}

/** Writes that a paper was refused, and why. */
export const tellNotAccepted = (
  d: MailDeps,
  { member_id, id, kind, reason }: Heard<typeof paperRefused>,
): Promise<void> =>
  writeSystemMail(
    d,
    'paper_refused',
    { member_id, about: id },
    { reason: writeEach((lang) => createReasonReader(d.translate, lang)(reason)), what: writeKind(d, kind) },
  )

/** Writes that a paper runs out soon, and that another may be sent in. */
export const tellRunningOut = (
  d: MailDeps,
  { member_id, id, kind, good_until }: Heard<typeof paperRunningOut>,
): Promise<void> =>
  writeSystemMail(d, 'paper_running_out', { member_id, about: id }, { until: good_until, what: writeKind(d, kind) })

/** Writes what staff took away, or put right. */
export const tellAccess = (
  d: MailDeps,
  { member_id, id, at, password, factors, qk_pwd, realname }: Heard<typeof accessReset>,
): Promise<void> => {
  const other = qk_pwd ? 'qk_pwd' : realname ? 'realname' : 'factors'
  const what = password && factors ? 'both' : password ? 'password' : other
  return writeSystemMail(
    d,
    'access_reset',
    { member_id, about: id },
    { what: writeWords(d, `mail:words.access.${what}`), time: writeTime(d, at) },
  )
}

/** Writes what was changed by whoever was logged in; of another e-mail address to the one before as well. */
export const tellAccount = (
  d: MailDeps,
  { member_id, id, at, what, digits, email_before }: Heard<typeof accountChanged>,
): Promise<void> =>
  writeSystemMail(
    d,
    'account_changed',
    { member_id, about: id, also_to: email_before },
    { what: writeWords(d, `mail:words.account.${what}`, { digits }), time: writeTime(d, at) },
  )
