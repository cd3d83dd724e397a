/** Level 2: the operator's people: roles, second factor, enrolment and their own sessions. */
export type { StaffDeps } from './deps.ts'
export { inviteStaff } from './invitation.ts'
export { sealFactorsAnew, sealFactors } from './factor.ts'
export { authenticateStaff } from './staff.ts'
export { createStaffJobs } from './staff.worker.ts'
export { createStaffOfficeHandlers } from './staff.office.ts'
export { seedStaff } from './staff.seed.ts'
