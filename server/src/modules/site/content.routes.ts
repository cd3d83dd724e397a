import type { siteRoutes } from '@moongate/contract/site'
import type { Handlers } from '../../kernel/http/call.ts'
import type { Kernel } from '../../kernel/index.ts'
import { refuse } from '../../kernel/refusal.ts'
import { formatWireTime } from '../../kernel/time.ts'
import { pickText } from './content.rules.ts'
import { findAbout, findAsides, findBanners, findLinks, findNotices } from './content.sql.ts'
import { asideView, bannerView, configsView } from './content.view.ts'
import { createFirstViewHandler, type PartsAbove } from './first-view.routes.ts'
import { pickForAddress } from './address.rules.ts'
import { parseStored, type Setting } from './setting.rules.ts'
import { findStored } from './setting.sql.ts'
import { addressesSetting } from './site.settings.ts'

/** `settings` are those of every module: some are public. */
export type SiteDeps = Pick<Kernel, 'db' | 'config'> & { settings: readonly Setting[] }

const createConfigsHandler = (d: SiteDeps): Handlers<typeof siteRoutes>['configs'] => {
  const shown = d.settings.filter((setting) => setting.public)
  const place = { currency: d.config.currency, time_zone: d.config.site_time_zone }
  return async ({ input, lang }) => {
    const stored = await findStored(d.db, [...shown, addressesSetting])
    const own = pickForAddress(parseStored(addressesSetting, stored.get(addressesSetting.key)), input.url ?? '')
    return { data: configsView(shown, { stored, own, place }, { group: input.group ?? '', lang }) }
  }
}

const createContentHandlers = (d: SiteDeps): Omit<Handlers<typeof siteRoutes>, 'firstView'> => ({
  configs: createConfigsHandler(d),

  notices: async ({ lang }) => {
    const notices = await findNotices(d.db)
    const data = notices.map((n) => ({
      id: n.id,
      title: pickText(n.title, lang),
      content: pickText(n.content, lang),
      created_at: formatWireTime(n.created_at, d.config.site_time_zone),
    }))
    return { data, alert: notices.some((n) => n.pop_up) }
  },

  banners: async ({ input, lang }) => ({
    data: (await findBanners(d.db, input.group)).map((b) => bannerView(b, lang)),
  }),

  about: async ({ input, lang }) => {
    const page = (await findAbout(d.db, input.type)) ?? refuse('site.page_not_found')
    return { data: { title: pickText(page.title, lang), content: pickText(page.content, lang) } }
  },

  asides: async ({ lang }) => ({ data: (await findAsides(d.db)).map((a) => asideView(a, lang)) }),

  links: async ({ lang }) => ({ data: (await findLinks(d.db)).map((l) => ({ ...l, name: pickText(l.name, lang) })) }),
})

export const createSiteHandlers = (d: SiteDeps, above: PartsAbove): Handlers<typeof siteRoutes> => {
  const own = createContentHandlers(d)
  return { ...own, firstView: createFirstViewHandler(own, above) }
}
