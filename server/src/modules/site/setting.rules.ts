import type { Lang } from '@moongate/contract'
import type { configs } from '@moongate/contract/site'
import type { MessageKey } from '@moongate/i18n'
import { z } from 'zod'

/** The parts of a settings form, in their order; each has its title in `site:setting_groups`. */
export const SETTING_GROUPS = ['look', 'contact', 'apps', 'access', 'play', 'money', 'risk'] as const
export type SettingGroup = (typeof SETTING_GROUPS)[number]

export type PublicConfigs = z.input<typeof configs>

/** A setting as everybody handles it: `S` reads its stored JSON. */
export type Setting<S extends z.ZodType = z.ZodType> = {
  key: string
  /** Reads the stored JSON; what it makes of it is the setting's value. */
  schema: S
  /** What counts until an operator sets it, in its stored form. Every switch is off. */
  default: z.input<S>
  group: SettingGroup
  /** What an operator reads about it. */
  help: MessageKey
  public?: { as: keyof PublicConfigs; show: (found: unknown, lang: Lang) => unknown }
}

const describeMisfit = ({ key }: Setting, error: z.ZodError): string =>
  `setting ${key}: the value does not fit: ${z.prettifyError(error).replaceAll('\n', ' ')}`

/** The value of a form. One that does not fit throws, with the setting's name, before it is stored. */
export const parseSetting = <S extends z.ZodType>(setting: Setting<S>, stored: unknown): z.output<S> => {
  const parsed = setting.schema.safeParse(stored)
  if (parsed.success) return parsed.data
  throw new Error(describeMisfit(setting, parsed.error))
}

/** A setting in force: its stored form and what that means; `misfit` tells why it is another one than was set. */
export type InForce<S extends z.ZodType> = { stored: z.input<S>; value: z.output<S>; misfit?: string }

/** Nothing (no row, or null in it) is the default. */
const readInForce = <S extends z.ZodType>(setting: Setting<S>, found: unknown): InForce<S> => {
  const { set, good } = (found ?? {}) as { set?: unknown; good?: unknown }
  const fallBack = (): InForce<S> => ({ stored: setting.default, value: parseSetting(setting, setting.default) })
  if (set === undefined || set === null) return fallBack()
  const parsed = setting.schema.safeParse(set)
  if (parsed.success) return { stored: set as z.input<S>, value: parsed.data }
  const kept = setting.schema.safeParse(good)
  const misfit = describeMisfit(setting, parsed.error)
  return kept.success
    ? { stored: good as z.input<S>, value: kept.data, misfit: `${misfit}; the last good one counts` }
    : { ...fallBack(), misfit: `${misfit}; the default counts` }
}

const freeze = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null) return value
  for (const held of Object.values(value)) freeze(held)
  return Object.freeze(value)
}

/** How each setting was found last, and what that meant: every call asks, and hardly any is set anew. */
const read_last = new WeakMap<Setting, { found: string; in_force: InForce<z.ZodType> }>()

/**
 * Of what a statement found in `site.stored_settings` the first that fits: as it was set, as it was last good, the default
 * (decisions/0071). Who asks next may be given the same, so nobody changes it.
 */
export const chooseInForce = <S extends z.ZodType>(setting: Setting<S>, found: unknown): InForce<S> => {
  const text = JSON.stringify(found ?? null)
  const last = read_last.get(setting)
  if (last?.found === text) return last.in_force
  const in_force = freeze(readInForce(setting, found))
  read_last.set(setting, { found: text, in_force })
  return in_force
}

/** The value in force, also where another module's statement found it in `site.stored_settings`. */
export const parseStored = <S extends z.ZodType>(setting: Setting<S>, found: unknown): z.output<S> =>
  chooseInForce(setting, found).value
