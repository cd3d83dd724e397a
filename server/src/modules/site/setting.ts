import type { z } from 'zod'
import type { Reader } from '../../kernel/db.ts'
import { chooseInForce, parseSetting, parseStored, type Setting } from './setting.rules.ts'
import { findStored, keepGood, putStored } from './setting.sql.ts'

type Values<T extends readonly Setting[]> = { -readonly [I in keyof T]: z.output<T[I]['schema']> }

/** Several settings in force, in the order asked for, by one statement. */
export const readSettings = async <const T extends readonly Setting[]>(r: Reader, settings: T): Promise<Values<T>> => {
  const stored = await findStored(r, settings)
  return settings.map((setting) => parseStored(setting, stored.get(setting.key))) as Values<T>
}

/** One setting in force, e.g. `readSetting(tx, withdrawalSetting)`. */
export const readSetting = async <S extends z.ZodType>(r: Reader, setting: Setting<S>): Promise<z.output<S>> =>
  parseStored(setting, (await findStored(r, [setting])).get(setting.key))

/** What of a setting is in force, in its stored form. */
export const readStoredForm = async (r: Reader, setting: Setting): Promise<unknown> =>
  chooseInForce(setting, (await findStored(r, [setting])).get(setting.key)).stored

/** Sets a setting, in its stored form. Throws for one that does not fit, and nothing is stored. */
export const putSetting = async <S extends z.ZodType>(
  r: Reader,
  setting: Setting<S>,
  value: z.input<S>,
): Promise<void> => {
  parseSetting(setting, value)
  await putStored(r, setting.key, value)
}

export type Misfit = { key: string; why: string }

const listMisfits = (settings: readonly Setting[], stored: ReadonlyMap<string, unknown>): Misfit[] =>
  settings.flatMap((setting) => {
    const { misfit } = chooseInForce(setting, stored.get(setting.key))
    return misfit === undefined ? [] : [{ key: setting.key, why: misfit }]
  })

/** Settings whose value does not fit, each with a sentence that says why and what counts instead. */
export const findMisfits = async (r: Reader, settings: readonly Setting[]): Promise<Misfit[]> =>
  listMisfits(settings, await findStored(r, settings))

/** Keeps each value that fits as the last good one, also what was written by hand; answers those that do not fit. */
export const watchSettings = async (r: Reader, settings: readonly Setting[]): Promise<Misfit[]> => {
  const stored = await findStored(r, settings)
  const misfits = listMisfits(settings, stored)
  const good = settings.filter(({ key }) => stored.has(key) && !misfits.some((misfit) => misfit.key === key))
  await keepGood(
    r,
    good.map((setting) => ({ key: setting.key, value: chooseInForce(setting, stored.get(setting.key)).stored })),
  )
  return misfits
}
