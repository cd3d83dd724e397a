/** Level 2: may this member do this, here, now? */
export { liftBar, setBar } from './bar.sql.ts'
export { type PolicyDeps, createAuthorize, decideFor, requireAllowed } from './decision.ts'
export {
  type GuardCode,
  guardDeposit,
  guardEntries,
  guardStakes,
  guardTransfer,
  holdAndFindBar,
  requireUnbarred,
} from './guard.ts'
export { changeLimit, confirmLimit, type NamedLimit, readProfile, readTally } from './limit.ts'
export { holdUnguarded } from './hold.sql.ts'
export { computeBreakLoss, computeTimeLeft, computeUsed, type Limit, type Tally } from './limit.rules.ts'
export { findLimits } from './limit.sql.ts'
export { findPeriodStart } from './period.rules.ts'
export { computeAge, isBirthImpossible, refuseAge } from './age.rules.ts'
export { chooseProfile } from './profile.rules.ts'
export { type Action, BARRED_ACTIONS, type Context, type Decision, type PolicyMember } from './policy.rules.ts'
export { SHUT_ACTIONS } from './policy.rules.ts'
export { createMaintenance } from './maintenance.ts'
export { createPolicyOfficeHandlers } from './maintenance.office.ts'
export { seedPolicy } from './policy.seed.ts'
export { policySettings, protectionSetting, switchSettings } from './policy.settings.ts'
export { holdMember, shutOut } from './shut.ts'
export { countPlaying, countPlays, readMinutes, readSpell } from './spell.ts'
