import type { Lang } from '@moongate/contract'
import { configs } from '@moongate/contract/site'
import type { z } from 'zod'
import { pickText } from './content.rules.ts'
import type { Aside, Banner } from './content.sql.ts'
import type { Setting } from './setting.rules.ts'

type Place = { currency: string; time_zone: string }

/** R3.15: the public settings only; the operator's own rules (limits, countries) stay inside. */
export const configsView = (
  settings: readonly Setting[],
  stored: ReadonlyMap<string, unknown>,
  place: Place,
  lang: Lang,
): z.output<typeof configs> => {
  const shown = settings.flatMap(({ key, public: one }) => (one ? [[one.as, one.show(stored.get(key), lang)]] : []))
  return configs.parse({ ...Object.fromEntries(shown), ...place })
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
