/** Level 1: what an operator writes: navigation, notices, banners, pages, ads, links; and the registry of all settings. */
export { type Text, pickText } from './content.rules.ts'
export { type NavEntry, findNav } from './content.sql.ts'
export { createSiteHandlers } from './content.routes.ts'
export { amountInSetting, defineSetting, parseStored, SETTING_GROUPS, type Setting } from './setting.rules.ts'
export { findMisfits, putSetting, readSetting, readSettings } from './setting.ts'
export { seedSite } from './site.seed.ts'
export { currencySymbolSetting, siteSettings } from './site.settings.ts'
