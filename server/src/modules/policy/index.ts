/** Level 2: may this member do this, here, now? */
export { type PolicyDeps, createAuthorize, decideFor, requireAllowed } from './decision.ts'
export { type Action, type Context, type Decision, type PolicyMember } from './policy.rules.ts'
export { createMaintenance } from './maintenance.ts'
export { createPolicyOfficeHandlers } from './maintenance.office.ts'
export { seedPolicy } from './policy.seed.ts'
export { policySettings, switchSettings } from './policy.settings.ts'
