import type { z } from 'zod'
import { ConfigError } from './kernel/config.ts'
import type { Db } from './kernel/db.ts'
import { recordAudit } from './modules/audit/index.ts'
import { cashierSettings } from './modules/cashier/index.ts'
import { chainSettings } from './modules/chain/index.ts'
import { levelupSettings } from './modules/levelup/index.ts'
import { creditSettings } from './modules/credit/index.ts'
import { mailSettings } from './modules/mail/index.ts'
import { membersSettings } from './modules/members/index.ts'
import { papersSettings } from './modules/papers/index.ts'
import { policySettings } from './modules/policy/index.ts'
import { reconciliationSettings } from './modules/reconciliation/index.ts'
import { promotionsSettings } from './modules/promotions/index.ts'
import { rebateSettings } from './modules/rebate/index.ts'
import { reportsSettings } from './modules/reports/index.ts'
import { riskSettings } from './modules/risk/index.ts'
import { sessionsSettings } from './modules/sessions/index.ts'
import { putSetting, readStoredForm, type Setting, siteSettings } from './modules/site/index.ts'
import { teamSettings } from './modules/team/index.ts'
import { wheelSettings } from './modules/wheel/index.ts'
import type { ModuleName } from './modules.ts'

/** THE SETTINGS, by the module whose behaviour they set. */
export const settingsByModule = {
  site: siteSettings,
  members: membersSettings,
  sessions: sessionsSettings,
  policy: policySettings,
  papers: papersSettings,
  risk: riskSettings,
  cashier: cashierSettings,
  rebate: rebateSettings,
  credit: creditSettings,
  levelup: levelupSettings,
  wheel: wheelSettings,
  promotions: promotionsSettings,
  mail: mailSettings,
  team: teamSettings,
  chain: chainSettings,
  reconciliation: reconciliationSettings,
  reports: reportsSettings,
} as const satisfies Partial<Record<ModuleName, readonly Setting[]>>

export const settings: readonly Setting[] = Object.values(settingsByModule).flat()

const parseJson = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    throw new ConfigError(`this is no JSON: ${json}`)
  }
}

/**
 * Sets a setting by its key, its stored form as JSON, and writes down how it stood before. Throws, in a sentence, for a key that nobody
 * owns and a value that does not fit.
 */
export const changeSetting = async (db: Pick<Db, 'tx'>, key: string, json: string): Promise<void> => {
  const setting = settings.find((one) => one.key === key)
  if (!setting)
    throw new ConfigError(`there is no setting ${key}; there are ${settings.map((one) => one.key).join(', ')}`)
  const value = parseJson(json)
  await db.tx(async (tx) => {
    const before = { value: await readStoredForm(tx, setting) }
    await putSetting<z.ZodType>(tx, setting, value)
    const what = { action: 'site.setting_set' as const, target: `setting:${key}`, before, after: { value } }
    await recordAudit(tx, { actor: { type: 'system', name: 'setting' }, ...what })
  })
}
