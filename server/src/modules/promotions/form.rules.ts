import type { Lang } from '@moongate/contract'
import { type AnswerKind, isAnswer } from '@moongate/contract/promotions.rules'
import type { ApplyType } from '@moongate/contract/promotions.states'
import { pickText, type Text } from '../site/index.ts'

export type FormField = { name: string; kind: AnswerKind; label: Text; required: boolean; options: Text[] }
export type Answers = Readonly<Record<string, string>>

/** A form's answers without what nobody asked for; nothing where one is missing or does not fit. */
export const readAnswers = (fields: readonly FormField[], given: Answers): Answers | undefined => {
  const kept = fields.map(({ name }) => [name, given[name] ?? ''] as const)
  const fits = fields.every(({ options, ...field }, i) =>
    isAnswer({ ...field, options: options.length }, kept[i]?.[1] ?? ''),
  )
  return fits ? Object.fromEntries(kept.filter(([, value]) => value !== '')) : undefined
}

/** What was answered, in the words of a language. */
export const describeAnswers = (fields: readonly FormField[], answers: Answers, lang: Lang) =>
  fields.map(({ name, kind, label, options }) => {
    const value = answers[name] ?? ''
    const option = kind === 'choice' && value !== '' ? options[Number(value)] : undefined
    return { label: pickText(label, lang), value: option ? pickText(option, lang) : value }
  })

const hasWords = (text: Text): boolean => pickText(text, 'zh_cn') !== ''

type Draft = {
  title: Text
  content: Text
  apply_type: ApplyType
  fields: readonly FormField[]
  link: string
  starts_at: Date
  ends_at: Date
}

/** Whether an activity can be kept as it was written: with words, a first day before its last, and all that its apply type needs. */
export const isComplete = ({ title, content, apply_type, fields, link, starts_at, ends_at }: Draft): boolean =>
  hasWords(title) &&
  hasWords(content) &&
  starts_at < ends_at &&
  (apply_type !== 'link' || link !== '') &&
  new Set(fields.map(({ name }) => name)).size === fields.length &&
  fields.every(
    ({ label, kind, options }) =>
      hasWords(label) && (kind !== 'choice' || (options.length > 1 && options.every(hasWords))),
  )
