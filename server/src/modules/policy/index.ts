/** Level 2: may this member do this, here, now? */
export { liftBar, setBar } from './bar.sql.ts'
export { type PolicyDeps, createAuthorize, decideFor, requireAllowed } from './decision.ts'
export { type Action, BARRED_ACTIONS, type Context, type Decision, type PolicyMember } from './policy.rules.ts'
export { createMaintenance } from './maintenance.ts'
export { createPolicyOfficeHandlers } from './maintenance.office.ts'
export { seedPolicy } from './policy.seed.ts'
export { policySettings, switchSettings } from './policy.settings.ts'
