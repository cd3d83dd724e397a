import { LANGS } from '@moongate/contract'
import { z } from 'zod'
import { cleanTexts, defineSetting } from '../site/index.ts'

const MOST = 20_000
/** HTML of the operator's by language, cleaned when it is read. */
const html = z.partialRecord(z.enum(LANGS), z.string().max(MOST))
const parts = z.strictObject({ rules: html.transform(cleanTexts), salary: html.transform(cleanTexts) })
const NONE = { rules: {}, salary: {} }

/** What stands below the tables of levels: how one climbs, and when salaries come. */
export const levelTextSetting = defineSetting('levelup_text', {
  schema: z.strictObject({ live: parts, slot: parts }),
  default: { live: NONE, slot: NONE },
  group: 'play',
  help: 'levelup:settings.levelup_text',
})

export const levelupSettings = [levelTextSetting] as const
