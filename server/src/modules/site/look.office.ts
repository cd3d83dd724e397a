import type { siteOfficeRoutes } from '@moongate/contract/site.office'
import type { Handlers } from '../../kernel/http/call.ts'
import type { Kernel } from '../../kernel/index.ts'
import { readSetting } from './setting.ts'
import { currencySymbolSetting } from './site.settings.ts'

/** What the office shows as the site does (R9.8). */
export const createSiteOfficeHandlers = (d: Pick<Kernel, 'db' | 'config'>): Handlers<typeof siteOfficeRoutes> => ({
  look: async () => ({
    data: {
      currency_symbol: await readSetting(d.db, currencySymbolSetting),
      time_zone: d.config.site_time_zone,
    },
  }),
})
