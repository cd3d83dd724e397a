/** Level 1: what an operator writes: settings, navigation, notices, banners, pages, ads, links. */
export { readConfigs, readConfig } from './config.ts'
export { type ConfigKey, type SiteConfigs } from './config.rules.ts'
export { type Text, pickText } from './content.rules.ts'
export { type NavEntry, findNav } from './content.sql.ts'
export { createSiteHandlers } from './content.routes.ts'
export { seedSite } from './site.seed.ts'
