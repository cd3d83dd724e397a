/** Level 5: what is remarkable about a withdrawal. */
export { findRisks } from './risk.ts'
export { riskSetting, riskSettings } from './risk.settings.ts'
