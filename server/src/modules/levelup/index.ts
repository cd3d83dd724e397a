/** Level 5: the ladders of live games and slots, and what a member's level gives. */
export type { Privileges } from './level.rules.ts'
export { readPrivileges, readStandings } from './standing.ts'
