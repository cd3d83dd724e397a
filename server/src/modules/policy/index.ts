/** Level 2: may this member do this, here, now? */
export { findBars, liftBar, setBar } from './bar.sql.ts'
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
export { guardAhead, type KnownLimits, recallLimits } from './ahead.ts'
export { type Book, readBook } from './book.ts'
export { changeLimit, confirmLimit, type NamedLimit, readProfile, readTally } from './limit.ts'
export { holdToEnter } from './hold.sql.ts'
export { computeBreakLoss, computeTimeLeft, computeUsed, isLapsed, type Limit, type Tally } from './limit.rules.ts'
export { computeAge, isBirthImpossible, refuseAge } from './age.rules.ts'
export { chooseProfile, chooseReality, type Reality } from './profile.rules.ts'
export { type Action, BARRED_ACTIONS, type Context, type Decision, type PolicyMember } from './policy.rules.ts'
export { SHUT_ACTIONS } from './policy.rules.ts'
export { createMaintenance } from './maintenance.ts'
export { createPolicyOfficeHandlers } from './maintenance.office.ts'
export { seedPolicy } from './policy.seed.ts'
export { policySettings, protectionSetting, switchSettings } from './policy.settings.ts'
export { holdMember, shutOut } from './shut.ts'
export { countPlaying, countPlays, readSpell } from './spell.ts'
