import { LANGS, type Lang } from '@moongate/contract'
import { ORDER_REASON_KEYS } from '@moongate/contract/cashier.reasons'
import type { MailTemplate } from '@moongate/contract/mail.states'
import type { z } from 'zod'
import { formatWireTime } from '../../kernel/time.ts'
import { translateReady } from '../../kernel/translate.ts'
import type { bonusGranted } from '../bonus/index.ts'
import type { depositCredited, withdrawalPaid, withdrawalRefused } from '../cashier/index.ts'
import type { loanReminded } from '../credit/index.ts'
import type { loggedIn } from '../sessions/index.ts'
import { currencySymbolSetting, readSetting, type Text } from '../site/index.ts'
import { fillBlanks, type Fillings, writeMoney } from './blank.rules.ts'
import { deliver } from './deliver.ts'
import type { MailDeps } from './deps.ts'
import { isElsewhere } from './mail.rules.ts'
import { lockMailbox } from './mail.sql.ts'
import { isReachable, readLogin } from './reach.sql.ts'
import { readTemplate } from './template.ts'

/** Blanks may be filled with amounts in minor units; they are written with the site's sign. */
type Wanted = Readonly<Record<string, Fillings[string] | bigint>>

type Heard<E extends { payload: z.ZodType }> = z.output<E['payload']>

/** Writes a mail of the product, once for what it is about; none while its template is off, and none to a trial account; by e-mail `also_to` another address. */
export const writeSystemMail = async (
  d: MailDeps,
  kind: MailTemplate,
  { member_id, about, also_to = '' }: { member_id: number; about: string; also_to?: string },
  wanted: Wanted,
): Promise<void> => {
  const template = await readTemplate(d, kind)
  if (!template.is_on || !(await isReachable(d.db, member_id))) return
  const symbol = await readSetting(d.db, currencySymbolSetting)
  const fillings: Fillings = Object.fromEntries(
    Object.entries(wanted).map(([name, value]) => [
      name,
      typeof value === 'bigint' ? writeMoney(symbol, value) : value,
    ]),
  )
  await d.db.tx(async (tx) => {
    await lockMailbox(tx, member_id)
    const text = {
      title: fillBlanks(template.title, fillings),
      content: fillBlanks(template.content, fillings),
    }
    const source = `${kind}:${about}`
    await deliver(tx, [{ member_id, thread_id: null, pid: null, ...text, source, staff_name: '' }], also_to)
  })
}

/** The same in every language. */
export const writeEach = (write: (lang: Lang) => string): Text =>
  Object.fromEntries(LANGS.map((lang) => [lang, write(lang)]))

/** Writes that a deposit was credited. */
export const tellDeposit = (d: MailDeps, { member_id, id, bill_no, amount }: Heard<typeof depositCredited>) =>
  writeSystemMail(d, 'deposit_credited', { member_id, about: id }, { money: amount, bill_no })

/** Writes that a withdrawal was paid, less its fee. */
export const tellPaid = (d: MailDeps, { member_id, id, bill_no, amount, fee }: Heard<typeof withdrawalPaid>) =>
  writeSystemMail(d, 'withdrawal_paid', { member_id, about: id }, { money: amount - fee, fee, bill_no })

/** Writes that a withdrawal was refused, and why: a reason that stood ready in the reader's own words. */
export const tellRefused = (
  d: MailDeps,
  { member_id, id, bill_no, amount, reason: remark }: Heard<typeof withdrawalRefused>,
): Promise<void> => {
  const reason = writeEach((lang) => translateReady(d.translate, ORDER_REASON_KEYS, lang, remark))
  return writeSystemMail(d, 'withdrawal_refused', { member_id, about: id }, { money: amount, bill_no, reason })
}

/** Writes that a bonus began. */
export const tellBonus = (d: MailDeps, { member_id, id, title, amount }: Heard<typeof bonusGranted>) =>
  writeSystemMail(d, 'bonus_granted', { member_id, about: id }, { title, money: amount })

/** Writes that a loan falls due, or is overdue. */
export const tellLoan = (
  d: MailDeps,
  { member_id, id, bill_no, amount, due_on, is_overdue }: Heard<typeof loanReminded>,
) =>
  writeSystemMail(
    d,
    is_overdue ? 'loan_overdue' : 'loan_due',
    { member_id, about: id },
    { money: amount, due_on, bill_no },
  )

/** Writes of a login from elsewhere alone: from an address and in a browser that the member never used. */
export const tellLogin = async (d: MailDeps, { member_id, session_id, at }: Heard<typeof loggedIn>): Promise<void> => {
  const facts = await readLogin(d.db, member_id, session_id)
  if (!facts || !isElsewhere(facts)) return
  const time = formatWireTime(at, d.config.site_time_zone)
  await writeSystemMail(d, 'new_login', { member_id, about: session_id }, { time, ip: facts.ip })
}
