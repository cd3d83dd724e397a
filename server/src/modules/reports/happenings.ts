import type { Kernel } from '../../kernel/index.ts'
import { keepAnswer } from '../../kernel/kept-answer.ts'
import { readSetting } from '../site/index.ts'
import { chooseHappenings, type Happening } from './happenings.rules.ts'
import { findHappenings } from './happenings.sql.ts'
import { happeningsSetting } from './reports.settings.ts'

/** How long an answer is given again: everybody on Home asks for the same one. */
const KEPT_MS = 10_000

const readHappenings = async (d: Pick<Kernel, 'db'>): Promise<Happening[]> => {
  const terms = await readSetting(d.db, happeningsSetting)
  return terms.on ? chooseHappenings(await findHappenings(d.db, terms.hours), terms) : []
}

/** Asks the database at most once in ten seconds, however many ask; an answer that failed is not kept. */
export const createHappenings = (d: Pick<Kernel, 'db' | 'clock'>): (() => Promise<Happening[]>) =>
  keepAnswer(d.clock, KEPT_MS, () => readHappenings(d))
