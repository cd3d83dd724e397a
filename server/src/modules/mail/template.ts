import { LANGS } from '@moongate/contract'
import { listNames } from '@moongate/contract/states'
import { MAIL_TEMPLATES, type MailTemplate } from '@moongate/contract/mail.states'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { refuse } from '../../kernel/refusal.ts'
import { requireSeen } from '../../kernel/seen.ts'
import { recordAudit } from '../audit/index.ts'
import { pickText, type Text } from '../site/index.ts'
import { findBlankFault } from './blank.rules.ts'
import type { MailDeps } from './deps.ts'
import {
  type CannedAnswer,
  findAnswers,
  findTemplate,
  findTemplates,
  lockTexts,
  putTemplate,
  replaceAnswers,
  type StoredTemplate,
} from './template.sql.ts'

/** The text of a template that holds now: the operator's, or the product's own. */
export type Template = Omit<StoredTemplate, 'set_at'> & { set_at: Date | null; is_own: boolean }

/** The product's own text, its blanks left open. */
const readOwnTemplate = (d: Pick<MailDeps, 'translate'>, kind: MailTemplate): Template => {
  const open = Object.fromEntries(MAIL_TEMPLATES[kind].map((name) => [name, `{{${name}}}`]))
  const read = (part: 'title' | 'content'): Text =>
    Object.fromEntries(LANGS.map((lang) => [lang, d.translate(lang)(`mail:templates.${kind}.${part}`, open)]))
  return { kind, title: read('title'), content: read('content'), is_on: true, set_by: '', set_at: null, is_own: true }
}

/** The text of one kind that holds now. */
export const readTemplate = async (d: Pick<MailDeps, 'db' | 'translate'>, kind: MailTemplate): Promise<Template> => {
  const stored = await findTemplate(d.db, kind)
  return stored ? { ...stored, is_own: false } : readOwnTemplate(d, kind)
}

/** The texts of all kinds that hold now. */
export const listTemplates = async (d: Pick<MailDeps, 'db' | 'translate'>): Promise<Template[]> => {
  const stored = new Map((await findTemplates(d.db)).map((one) => [one.kind, { ...one, is_own: false }]))
  return listNames(MAIL_TEMPLATES).map((kind) => stored.get(kind) ?? readOwnTemplate(d, kind))
}

type Wanted = Pick<Template, 'kind' | 'title' | 'content' | 'is_on'>

/** All that the form of a template sets. */
export const describeText = ({ title, content, is_on }: Omit<Wanted, 'kind'>) => ({ title, content, is_on })

/**
 * Sets a template's text in every language, each blank checked by its name. Refuses mail.blank_unknown, mail.blank_missing,
 * common.conflict.
 */
export const setTemplate = async (
  d: Pick<MailDeps, 'db' | 'translate'>,
  { seen, ...wanted }: Wanted & { seen: string },
  by: StaffAct,
): Promise<Template> => {
  const { kind, title, content, is_on } = wanted
  const fault = findBlankFault(
    kind,
    LANGS.map((lang) => ({ title: pickText(title, lang), content: pickText(content, lang) })),
  )
  if (fault) return refuse(fault.code, { name: fault.name })
  return d.db.tx(async (tx) => {
    await lockTexts(tx, 'templates')
    const before = await findTemplate(tx, kind)
    requireSeen(seen, describeText(before ?? readOwnTemplate(d, kind)), describeText(wanted))
    const saved = await putTemplate(tx, { ...wanted, set_by: by.name })
    await recordAudit(tx, {
      ...describeStaffAct(by),
      action: 'mail.template_set',
      target: `mail:template ${kind}`,
      before: before ? { title: before.title, content: before.content, is_on: before.is_on } : {},
      after: { title, content, is_on },
    })
    return { ...saved, is_own: false }
  })
}

/** Sets all canned answers, in their order. Refuses common.conflict. */
export const setAnswers = (
  d: Pick<MailDeps, 'db'>,
  { answers, seen }: { answers: readonly CannedAnswer[]; seen: string },
  by: StaffAct,
): Promise<CannedAnswer[]> =>
  d.db.tx(async (tx) => {
    await lockTexts(tx, 'answers')
    const before = await findAnswers(tx)
    requireSeen(seen, before, answers)
    await replaceAnswers(tx, answers)
    await recordAudit(tx, {
      ...describeStaffAct(by),
      action: 'mail.answers_set',
      target: 'mail:answers',
      before: { answers: before },
      after: { answers },
    })
    return findAnswers(tx)
  })
