import type { Lang } from '@moongate/contract'
import type { configs } from '@moongate/contract/site'
import type { MessageKey } from '@moongate/i18n'
import { fromWire } from '@moongate/money'
import { z } from 'zod'

/** The parts of a settings form, in their order; each has its title in `site:setting_groups`. */
export const SETTING_GROUPS = ['look', 'contact', 'apps', 'access', 'play', 'money'] as const
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
  public?: { as: keyof PublicConfigs; show: (stored: unknown, lang: Lang) => unknown }
}

/** A setting of a module, in its `<module>.settings.ts`. The key is that of `site.configs` and never changes. */
export const defineSetting = <S extends z.ZodType>(
  key: string,
  { public: shown, ...rest }: Definition<S>,
): Setting<S> => {
  const setting: Setting<S> = { key, ...rest }
  if (shown === undefined) return setting
  const show = (stored: unknown, lang: Lang): unknown => {
    parseStored(setting, stored)
    return shown.show((stored ?? setting.default) as z.input<S>, lang)
  }
  return { ...setting, public: { as: shown.as, show } }
}

/**
 * The value of a form. One that does not fit throws, with the setting's name: neither the default nor a part of it may
 * stand in for what an operator meant, least of all where it is about money (decisions/0071).
 */
export const parseSetting = <S extends z.ZodType>({ key, schema }: Setting<S>, stored: unknown): z.output<S> => {
  const parsed = schema.safeParse(stored)
  if (parsed.success) return parsed.data
  throw new Error(`setting ${key}: the value does not fit: ${z.prettifyError(parsed.error).replaceAll('\n', ' ')}`)
}

/**
 * The value of what is stored, also where another module's statement found it in `site.stored_settings`. Nothing (no row, or
 * null in it) is the default; what does not fit throws.
 */
export const parseStored = <S extends z.ZodType>(setting: Setting<S>, stored: unknown): z.output<S> =>
  parseSetting(setting, stored ?? setting.default)

/** An amount in a setting, `"100.00"` → minor units; 0 is one too. */
export const amountInSetting = z.union([z.string(), z.number()]).transform((value, ctx) => {
  const minor = fromWire(value)
  if (minor !== undefined) return minor
  ctx.addIssue({ code: 'custom', message: 'not an amount' })
  return z.NEVER
})
