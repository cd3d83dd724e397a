import type { Lang } from '@moongate/contract'
import { fromWire } from '@moongate/money'
import { z } from 'zod'
import { chooseInForce, type PublicConfigs, type Setting } from './setting.rules.ts'

/** The one key of `system/configs` by which everybody sees a setting, and what stands there. */
type Shown<S extends z.ZodType> = {
  [K in keyof PublicConfigs]: { as: K; show: (stored: z.input<S>, lang: Lang) => PublicConfigs[K] }
}[keyof PublicConfigs]

type Definition<S extends z.ZodType> = Omit<Setting<S>, 'key' | 'public'> & { public?: Shown<S> }

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

/** An amount in a setting, `"100.00"` → minor units; 0 is one too. */
export const amountInSetting = z.union([z.string(), z.number()]).transform((value, ctx) => {
  const minor = fromWire(value)
  if (minor !== undefined) return minor
  ctx.addIssue({ code: 'custom', message: 'not an amount' })
  return z.NEVER
})

const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
/** Codes that have a name and are no country. */
const NO_COUNTRIES = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']

/** Whether it is a country's code as ISO 3166 writes it: `GB`, not `UK`. */
const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) &&
  !NO_COUNTRIES.includes(code) &&
  REGIONS.of(code) !== undefined &&
  new Intl.Locale(`und-${code}`).region === code

/** A country in a setting. Any other word would be nobody's country, and nobody would hear of it. */
export const countryInSetting = z.string().refine(isCountry, 'not a country of ISO 3166, like TH or GB')
