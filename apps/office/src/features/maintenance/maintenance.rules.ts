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
