import type { Lang } from '@moongate/i18n'
import type { Activity, ActivityInput } from '../../api/promotions.ts'

/** An activity as it is written: what the form holds, its reason beside it. */
export type Draft = Omit<ActivityInput, 'reason' | 'id' | 'seen'>
type Field = Draft['fields'][number]

const NEW: Draft = {
  title: {},
  content: {},
  picture: 'garden',
  own_picture: '',
  category: 'daily',
  position: 10,
  level_from: 0,
  langs: [],
  countries: [],
  apply_type: 'form',
  fields: [],
  link: '',
  frequency: 'once',
  is_captcha: false,
  visible: true,
  start_at: '',
  end_at: '',
}

/** What the form begins with: an activity as it stands, or a new one. */
export const readDraft = (activity: Activity | undefined): Draft => {
  if (!activity) return NEW
  const {
    id: _id,
    seen: _seen,
    stage: _stage,
    waiting: _waiting,
    changed_by: _by,
    changed_at: _at,
    ...draft
  } = activity
  return draft
}

/** Codes of countries, however they are parted. */
export const readCountries = (typed: string): string[] =>
  typed
    .toUpperCase()
    .split(/[\s,]+/)
    .filter((code) => /^[A-Z]{2}$/.test(code))

/** A field more, under a name that is free. */
export const addField = (fields: readonly Field[]): Field[] => {
  const names = new Set(fields.map(({ name }) => name))
  const free = [...Array(fields.length + 1).keys()].find((n) => !names.has(`field${n + 1}`)) ?? 0
  return [...fields, { name: `field${free + 1}`, kind: 'text', label: {}, required: true, options: [] }]
}

/** What can be chosen, one a line, in one language; the other languages' words stay. */
export const writeOptions = (options: Field['options'], lang: Lang, typed: string): Field['options'] => {
  const lines = typed.split('\n')
  const length = Math.max(lines.length, ...options.map((option, i) => (hasOtherWords(option, lang) ? i + 1 : 0)))
  return Array.from({ length }, (_, i) => ({ ...options[i], [lang]: lines[i] ?? '' }))
}
const hasOtherWords = (option: Field['options'][number], lang: Lang): boolean =>
  Object.entries(option).some(([one, words]) => one !== lang && words !== '')

/** Whether it can be sent: words, dates, and a link where it leads somewhere. The server looks again. */
export const isWritten = ({ title, content, start_at, end_at, apply_type, link }: Draft): boolean =>
  [title, content].every((text) => Object.values(text).some((words) => words.trim() !== '')) &&
  start_at !== '' &&
  start_at < end_at &&
  (apply_type !== 'link' || link !== '')

/** Where an own picture is read, by its hash. */
export const formatPictureUrl = (hash: string): string => `/api/pictures/${hash}.webp`
