import type { OfficeClient } from '@moongate/client'
import { type Lang, languages } from '@moongate/i18n'
import { listNames } from '@moongate/contract/states'
import type { Maintenance } from '../../api/queries.ts'

const LANGS = listNames(languages)

/** The form as it is typed: addresses one a line. */
export type Draft = { on: boolean; seen: string; message: Record<Lang, string>; redirect: string; passes: string }

/** What is set, as the form begins with it. */
export const readDraft = ({ on, seen, message, redirect, passes }: Maintenance): Draft => ({
  on,
  seen,
  message: Object.fromEntries(LANGS.map((lang) => [lang, message[lang] ?? ''])) as Record<Lang, string>,
  redirect,
  passes: passes.join('\n'),
})

/** The form on screen, and what was set when it began. */
export type Held = { begun: Maintenance; draft: Draft }
/** The form of what is set. */
export const holdKnown = (known: Maintenance): Held => ({ begun: known, draft: readDraft(known) })

const isSame = (one: Draft, other: Draft): boolean => JSON.stringify(one) === JSON.stringify(other)
/** Whether a colleague has set something else since the form began. */
export const isOutdated = ({ begun }: Held, known: Maintenance): boolean => begun.seen !== known.seen

/** The form once something else is set: it shows that, unless somebody has typed in it. */
export const followKnown = (held: Held, known: Maintenance): Held =>
  isOutdated(held, known) && isSame(held.draft, readDraft(held.begun)) ? holdKnown(known) : held

/** The form once `sent` was saved as `known`: what was typed meanwhile stays. */
export const keepSaved = ({ draft }: Held, sent: Draft, known: Maintenance): Held =>
  isSame({ ...draft, on: sent.on }, sent)
    ? holdKnown(known)
    : { begun: known, draft: { ...draft, on: known.on, seen: known.seen } }

const listLines = (text: string): string[] => text.split(/[\s,]+/).filter((line) => line !== '')

/** Adds an address once. */
export const addAddress = (passes: string, address: string): string =>
  [...new Set([...listLines(passes), address])].join('\n')

/** What is sent: languages without words are left out, so that the usual ones stand there. */
export const toInput = ({
  message,
  passes,
  ...rest
}: Draft): Parameters<OfficeClient['policy']['setMaintenance']>[0] => ({
  ...rest,
  message: Object.fromEntries(Object.entries(message).filter(([, words]) => words.trim() !== '')),
  passes: listLines(passes),
})

/** What somebody with this language will read, as the server chooses it: theirs, else any that was written, else the usual words. */
export const chooseMessage = (message: Record<Lang, string>, usual: Record<Lang, string>, lang: Lang): string =>
  [message[lang], ...LANGS.map((one) => message[one])].find((words) => words.trim() !== '') ?? usual[lang]
