import type { Lang } from '@moongate/contract'
import type { configs } from '@moongate/contract/site'
import type { z } from 'zod'
import type { SiteConfigs } from './config.rules.ts'
import { pickText, pickName } from './content.rules.ts'
import type { Aside, Banner } from './content.sql.ts'

type Place = { currency: string; time_zone: string }

/** R3.15: the public settings only; the operator's own rules (limits, countries) stay inside. */
export const configsView = (c: SiteConfigs, place: Place, lang: Lang): z.output<typeof configs> => ({
  site_title: pickName(c.site_title, lang),
  site_name: pickName(c.site_name, lang),
  site_mobile: c.site_mobile,
  site_logo: c.site_logo,
  service_link: c.service_link,
  service_phone: c.service_phone,
  wap_app_link: c.wap_app_link,
  wap_qrcode: c.wap_qrcode,
  app_android: c.app_android,
  app_ios: c.app_ios,
  activity_shengji_enable: c.activity_shengji_enable,
  activity_jiebei_enable: c.activity_jiebei_enable,
  agent_login: c.agent_login,
  register_setting_json: JSON.stringify(c.register_setting),
  phone_pattern: c.phone_pattern,
  currency_symbol: c.currency_symbol,
  badges: [...c.badges],
  partners: [...c.partners],
  ...place,
})

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
