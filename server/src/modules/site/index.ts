/** Rung 1: what an operator writes: settings, navigation, notices, banners, pages, ads, links. */
export { allConfigs, configOf } from './config.ts'
export { type ConfigKey, type RegisterSettings, type SiteConfigs } from './config.rules.ts'
export { type Text, inLang } from './content.rules.ts'
export { type NavEntry, navShown } from './content.sql.ts'
export { siteHandlers } from './content.routes.ts'
export { seedSite } from './site.seed.ts'
