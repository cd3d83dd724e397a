import type { Lang } from '@moongate/contract'
import { type Configs, configs } from '@moongate/contract/site'
import { pickText } from './content.rules.ts'
import type { Aside, Banner } from './content.sql.ts'
import { chooseInForce, type Setting, type SettingGroup } from './setting.rules.ts'

/** Stored values: of the site, and those that are its own at the caller's address. `place` is fixed by the environment. */
type Known = {
  stored: ReadonlyMap<string, unknown>
  own: Readonly<Record<string, unknown>>
  place: { currency: string; time_zone: string }
}
const PLACE_GROUPS = { currency: 'money', time_zone: 'look' } as const satisfies Record<
  keyof Known['place'],
  SettingGroup
>

/** R3.15: the public settings only, of one group or ('') of all; the operator's own rules (limits, countries) stay inside. */
export const configsView = (
  settings: readonly Setting[],
  { stored, own, place }: Known,
  { group, lang }: { group: string; lang: Lang },
): Partial<Configs> => {
  const isAsked = (of: SettingGroup) => group === '' || group === of
  /** What an address has of its own gives way to the site's where it does not fit. */
  const findShown = (setting: Setting): unknown => {
    const found = stored.get(setting.key)
    const at_address = own[setting.key] ?? undefined
    return at_address === undefined ? found : { set: at_address, good: chooseInForce(setting, found).stored }
  }
  const shown = settings.flatMap((setting) =>
    setting.public && isAsked(setting.group)
      ? [[setting.public.as, setting.public.show(findShown(setting), lang)]]
      : [],
  )
  const fixed = Object.entries(place).filter(([key]) => isAsked(PLACE_GROUPS[key as keyof Known['place']]))
  const answer: unknown = Object.fromEntries([...shown, ...fixed])
  return group === '' ? configs.parse(answer) : configs.partial().parse(answer)
}

export const bannerView = (b: Banner, lang: Lang) => ({
  title: pickText(b.title, lang),
  subtitle: pickText(b.subtitle, lang),
  seal: pickText(b.seal, lang),
  url: b.url,
  motif: b.motif,
  jump_link: b.jump_link,
})

/** R3.13 */
export const asideView = ({ grp, title, ...rest }: Aside, lang: Lang) => ({
  ...rest,
  group: grp,
  title: pickText(title, lang),
})
