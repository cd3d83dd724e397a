import { isMoment } from './moment.rules.ts'

/** What a field of an activity's form takes. */
export const ANSWER_KINDS = ['text', 'number', 'date', 'choice'] as const
export type AnswerKind = (typeof ANSWER_KINDS)[number]

/** A field as far as its answers depend on it; `options`: how many there are to choose from. */
export type AnswerField = { kind: AnswerKind; required: boolean; options: number }

export const MAX_ANSWER = 200
const DAY = 10

const fits: Readonly<Record<AnswerKind, (value: string, options: number) => boolean>> = {
  text: (value) => value.length <= MAX_ANSWER,
  number: (value) => /^\d{1,12}(?:\.\d{1,2})?$/.test(value),
  date: (value) => value.length === DAY && isMoment(value),
  // The place of the chosen one, counted from 0: its words differ by language.
  choice: (value, options) => /^\d{1,2}$/.test(value) && Number(value) < options,
}

/** Whether a value answers a field. Browser and server both ask here. */
export const isAnswer = ({ kind, required, options }: AnswerField, value: string): boolean =>
  value === '' ? !required : fits[kind](value, options)
