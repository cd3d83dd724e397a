import type { z } from 'zod'
import type { Reader } from '../../kernel/db.ts'
import { parseSetting, parseStored, type Setting } from './setting.rules.ts'
import { findStored, putStored } from './setting.sql.ts'

type Values<T extends readonly Setting[]> = { -readonly [I in keyof T]: z.output<T[I]['schema']> }

/** Several settings in force, in the order asked for, by one statement. Throws for a stored value that does not fit. */
export const readSettings = async <const T extends readonly Setting[]>(r: Reader, settings: T): Promise<Values<T>> => {
  const stored = await findStored(r, settings)
  return settings.map((setting) => parseStored(setting, stored.get(setting.key))) as Values<T>
}

/** One setting in force, e.g. `readSetting(tx, withdrawalSetting)`. Throws for a stored value that does not fit. */
export const readSetting = async <S extends z.ZodType>(r: Reader, setting: Setting<S>): Promise<z.output<S>> =>
  parseStored(setting, (await findStored(r, [setting])).get(setting.key))

/** Sets a setting, in its stored form. Throws for one that does not fit, and nothing is stored. */
export const putSetting = async <S extends z.ZodType>(
  r: Reader,
  setting: Setting<S>,
  value: z.input<S>,
): Promise<void> => {
  parseSetting(setting, value)
  await putStored(r, setting.key, value)
}

/** Stored values that do not fit, a sentence each: told at the start, so that no member has to meet them first. */
export const findMisfits = async (r: Reader, settings: readonly Setting[]): Promise<string[]> => {
  const stored = await findStored(r, settings)
  return settings.flatMap((setting) => {
    try {
      parseStored(setting, stored.get(setting.key))
      return []
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)]
    }
  })
}
