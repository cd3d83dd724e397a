/** Level 5: what is remarkable about a withdrawal. */
export { findSharers } from './risk-facts.sql.ts'
export { findRisks } from './risk.ts'
export { riskSetting, riskSettings } from './risk.settings.ts'
