import type { siteRoutes } from '@moongate/contract/site'
import type { Handlers } from '../../kernel/http/call.ts'
import type { Kernel } from '../../kernel/index.ts'
import { refuse } from '../../kernel/refusal.ts'
import { wireTime } from '../../kernel/time.ts'
import { allConfigs } from './config.ts'
import { inLang } from './content.rules.ts'
import { aboutOf, asidesShown, bannersOf, linksShown, noticesShown } from './content.sql.ts'
import { asideView, bannerView, configsView } from './content.view.ts'

export type SiteDeps = Pick<Kernel, 'db' | 'config'>

export const siteHandlers = (d: SiteDeps): Handlers<typeof siteRoutes> => ({
  configs: async ({ lang }) => ({
    data: configsView(
      await allConfigs(d.db),
      { currency: d.config.currency, time_zone: d.config.site_time_zone },
      lang,
    ),
  }),

  notices: async ({ lang }) => {
    const notices = await noticesShown(d.db)
    const data = notices.map((n) => ({
      id: n.id,
      title: inLang(n.title, lang),
      content: inLang(n.content, lang),
      created_at: wireTime(n.created_at, d.config.site_time_zone),
    }))
    return { data, alert: notices.some((n) => n.pop_up) }
  },

  banners: async ({ input, lang }) => ({ data: (await bannersOf(d.db, input.group)).map((b) => bannerView(b, lang)) }),

  about: async ({ input, lang }) => {
    const page = (await aboutOf(d.db, input.type)) ?? refuse('site.page_not_found')
    return { data: { title: inLang(page.title, lang), content: inLang(page.content, lang) } }
  },

  asides: async ({ lang }) => ({ data: (await asidesShown(d.db)).map((a) => asideView(a, lang)) }),

  links: async ({ lang }) => ({ data: (await linksShown(d.db)).map((l) => ({ ...l, name: inLang(l.name, lang) })) }),
})
