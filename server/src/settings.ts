import { cashierSettings } from './modules/cashier/index.ts'
import { membersSettings } from './modules/members/index.ts'
import { policySettings } from './modules/policy/index.ts'
import { reportsSettings } from './modules/reports/index.ts'
import { sessionsSettings } from './modules/sessions/index.ts'
import { type Setting, siteSettings } from './modules/site/index.ts'
import type { ModuleName } from './modules.ts'

/** THE SETTINGS, by the module whose behaviour they set. */
export const settingsByModule = {
  site: siteSettings,
  members: membersSettings,
  sessions: sessionsSettings,
  policy: policySettings,
  cashier: cashierSettings,
  reports: reportsSettings,
} as const satisfies Partial<Record<ModuleName, readonly Setting[]>>

export const settings: readonly Setting[] = Object.values(settingsByModule).flat()
