import type { Lang } from '@moongate/contract'
import type { configs } from '@moongate/contract/site'
import type { MessageKey } from '@moongate/i18n'
import { fromWire } from '@moongate/money'
import { z } from 'zod'

/** The parts of a settings form, in their order; each has its title in `site:setting_groups`. */
export const SETTING_GROUPS = ['look', 'contact', 'apps', 'access', 'play', 'money', 'risk'] as const
export type SettingGroup = (typeof SETTING_GROUPS)[number]

type PublicConfigs = z.input<typeof configs>
/** The one key of `system/configs` by which everybody sees a setting, and what stands there. */
type Shown<S extends z.ZodType> = {
  [K in keyof PublicConfigs]: { as: K; show: (stored: z.input<S>, lang: Lang) => PublicConfigs[K] }
}[keyof PublicConfigs]

type Definition<S extends z.ZodType> = {
  /** Reads the stored JSON; what it makes of it is the setting's value. */
  schema: S
  /** What counts until an operator sets it, in its stored form. Every switch is off. */
  default: z.input<S>
  group: SettingGroup
  /** What an operator reads about it. */
  help: MessageKey
  public?: Shown<S>
}

/** A setting as everybody handles it: `S` reads its stored JSON. */
export type Setting<S extends z.ZodType = z.ZodType> = Omit<Definition<S>, 'public'> & {
  key: string
  public?: { as: keyof PublicConfigs; show: (found: unknown, lang: Lang) => unknown }
}

/** A setting of a module, in its `<module>.settings.ts`. The key is that of `site.configs` and never changes. */
export const defineSetting = <S extends z.ZodType>(
  key: string,
  { public: shown, ...rest }: Definition<S>,
): Setting<S> => {
  const setting: Setting<S> = { key, ...rest }
  if (shown === undefined) return setting
  const show = (found: unknown, lang: Lang): unknown => shown.show(chooseInForce(setting, found).stored, lang)
  return { ...setting, public: { as: shown.as, show } }
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

/**
 * Of what a statement found in `site.stored_settings` the first that fits: as it was set, as it was last good, the default
 * (decisions/0071). Nothing (no row, or null in it) is the default.
 */
export const chooseInForce = <S extends z.ZodType>(setting: Setting<S>, found: unknown): InForce<S> => {
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

/** The value in force, also where another module's statement found it in `site.stored_settings`. */
export const parseStored = <S extends z.ZodType>(setting: Setting<S>, found: unknown): z.output<S> =>
  chooseInForce(setting, found).value

/** An amount in a setting, `"100.00"` → minor units; 0 is one too. */
export const amountInSetting = z.union([z.string(), z.number()]).transform((value, ctx) => {
  const minor = fromWire(value)
  if (minor !== undefined) return minor
  ctx.addIssue({ code: 'custom', message: 'not an amount' })
  return z.NEVER
})
