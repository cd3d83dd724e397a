import { type Lang, languages } from '@moongate/i18n'
import type { Page } from 'playwright-core'
import { shoot } from './browser.ts'
import { findScreenFaults, findViolations, waitSettled } from './scan.ts'

export const LANGS = Object.keys(languages) as Lang[]

/** `seen`: how many screens were looked at. */
export type Walk = { page: Page; lang: Lang; found: string[]; seen: number }

/** One language sees what axe finds, two press every control: each screen falls to others in turn. */
const takeTurn = (walk: Walk): { axe: boolean; taps: boolean } => {
  const turn = (walk.seen++ + LANGS.length - LANGS.indexOf(walk.lang)) % LANGS.length
  return { axe: turn === 0, taps: turn === 0 || turn === 2 }
}

/** Looks at what is on the screen now, as people see it; in some of the languages as a finger and as axe do, which cost the most. */
export const look = async (walk: Walk, name: string, { axe, taps } = takeTurn(walk)): Promise<void> => {
  const { page, lang, found } = walk
  await waitSettled(page)
  const faults = await findScreenFaults(page, lang, { taps })
  if (axe) faults.push(...(await findViolations(page)))
  found.push(...faults.map((fault) => `${name}: ${fault}`))
  await shoot(page, `screen-${name.replaceAll(/\W+/g, '-')}-${lang}`)
}
