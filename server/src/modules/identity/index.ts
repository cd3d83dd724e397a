/** Rung 2: who somebody is: members, sessions, captcha, passwords, demo accounts; and the operator's staff. */
export { setMemberState } from './account-state.ts'
export type { IdentityDeps, IdentityPorts } from './deps.ts'
export { finishEnrolment, inviteStaff, openEnrolment } from './enrolment.ts'
export { identityJobs, identitySchedule } from './identity.jobs.ts'
export { identityHandlers } from './identity.routes.ts'
export { seedIdentity } from './identity.seed.ts'
export {
  type Member,
  type MemberState,
  memberById,
  memberByName,
  membersByIds,
  membersPage,
  realNameOf,
} from './member.sql.ts'
export { assetOf, setTransMode } from './profile.ts'
export { type SessionCaller, authenticate, endAllSessions } from './session.ts'
export { sessionLives } from './session.sql.ts'
export { authenticateStaff, logInStaff, logOutStaff } from './staff.ts'
export { watchSessions } from './watch.ts'
export { type QkPwdVerdict, checkWithdrawalPassword } from './withdrawal-password.ts'
