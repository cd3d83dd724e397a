import { chooseProfile, protectionSetting } from '../policy/index.ts'
import { parseStored } from '../site/index.ts'
import { computeFree, type NeedFacts } from './need.rules.ts'
import { withdrawalPapersSetting } from './papers.settings.ts'

/** The settings by which it is decided whether a withdrawal asks for papers. */
export const NEED_SETTINGS = [withdrawalPapersSetting, protectionSetting] as const

/** How much a member can withdraw without papers; null is any sum. `settings`: as they are stored, by key. */
export const readFree = (facts: NeedFacts & { settings: Readonly<Record<string, unknown>> }): bigint | null => {
  const limits = parseStored(withdrawalPapersSetting, facts.settings[withdrawalPapersSetting.key])
  const { profile } = parseStored(protectionSetting, facts.settings[protectionSetting.key])
  return computeFree(limits, chooseProfile(profile).proof_above, facts)
}
