/** Level 3: who is logged in: login, captcha, sessions and tokens, and what both changes a member and opens or ends a session. */
export { setMemberState } from './account-state.ts'
export type { SessionsDeps } from './deps.ts'
export { type SessionCaller, authenticate, endAllSessions } from './session.ts'
export { createSessionsHandlers } from './session.routes.ts'
export { isSessionAlive } from './session.sql.ts'
export { loggedIn } from './sessions.events.ts'
export { createSessionsJobs } from './sessions.worker.ts'
export { watchSessions } from './watch.ts'
