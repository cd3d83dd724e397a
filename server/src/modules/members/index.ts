/** Level 2: the members: their data, invite codes, registration, account state, withdrawal password and trial accounts. */
export { type StateChange, changeState } from './account-state.ts'
export { guessCountry } from './country.rules.ts'
export { findCredentials, findPasswordHash, lockCredentials, markLogin, updatePasswordHash } from './credentials.sql.ts'
export { makeDemoMember } from './demo.ts'
export type { MembersDeps, MembersPorts } from './deps.ts'
export { findInvited, makeAgent, openCode, setCodeOpen } from './invite.sql.ts'
export { createMembersOfficeHandlers } from './member.office.ts'
export { createMembersHandlers } from './member.routes.ts'
export {
  type Member,
  type MemberState,
  findIdentity,
  findMember,
  findMemberByName,
  findMembersByIds,
  findRealName,
  findRecentMembers,
} from './member.sql.ts'
export { maskName, memberRowView } from './member.view.ts'
export { registered } from './members.events.ts'
export { createMembersJobs } from './members.worker.ts'
export { formerPostingTexts, membersOperateTypes, membersPostings } from './members.postings.ts'
export { DEMO_MEMBER, seedMembers, seedRegistering, seedTeam } from './members.seed.ts'
export { membersSettings, registerSetting } from './members.settings.ts'
export { type MemberWithMoney, findMemberWithMoney } from './money.sql.ts'
export { type By, chooseAsset, describeActor, nameAccount, readActor, setTransMode } from './profile.ts'
export { type Registration, checkPassword, checkRegistration, makeMember, registerMember } from './registration.ts'
export { type QkPwdVerdict, checkWithdrawalPassword } from './withdrawal-password.ts'
