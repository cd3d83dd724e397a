import { toWire } from '@moongate/money'
import { MAIL_TEMPLATES, type MailTemplate } from '@moongate/contract/mail.states'
import { LANGS, type Lang } from '@moongate/contract'
import { pickText, type Text } from '../site/index.ts'

const BLANK = /\{\{\s*([\w.]*)\s*\}\}/g
/** What a blank is filled with: the same in every language, or a text. */
export type Fillings = Readonly<Record<string, string | Text>>

/** An amount as a mail tells it: with the site's sign, thousands apart. */
export const writeMoney = (symbol: string, minor: bigint): string =>
  `${symbol}${toWire(minor).replaceAll(/\B(?=(?:\d{3})+\.)/g, ',')}`

/** The names of the blanks of a text, and what stands in braces and is none. */
export const listBlanks = (text: string): string[] => [...text.matchAll(BLANK)].map(([, name = '']) => name)

const isBroken = (text: string): boolean => /\{\{|\}\}/.test(text.replaceAll(BLANK, ''))

/** What is wrong with the texts of a template: a blank that its kind does not have or that is not closed, or a sum that nobody names. */
export const findBlankFault = (
  kind: MailTemplate,
  contents: readonly { title: string; content: string }[],
): { code: 'mail.blank_unknown' | 'mail.blank_missing'; name: string } | undefined => {
  const known: readonly string[] = MAIL_TEMPLATES[kind]
  for (const { title, content } of contents) {
    const names = [...listBlanks(title), ...listBlanks(content)]
    const strange = names.find((name) => !known.includes(name))
    if (strange !== undefined) return { code: 'mail.blank_unknown', name: strange }
    if (isBroken(title) || isBroken(content)) return { code: 'mail.blank_unknown', name: '{{' }
    const [first = ''] = known
    if (!names.includes(first)) return { code: 'mail.blank_missing', name: first }
  }
  return undefined
}

const fillOne = (text: string, lang: Lang, fillings: Fillings): string =>
  text.replaceAll(BLANK, (_, name: string) => {
    const value = fillings[name] ?? ''
    return typeof value === 'string' ? value : pickText(value, lang)
  })

/** A text with its blanks filled, in every language. What is filled in is never looked at for blanks. */
export const fillBlanks = (text: Text, fillings: Fillings): Text =>
  Object.fromEntries(LANGS.map((lang) => [lang, fillOne(pickText(text, lang), lang, fillings)]))
