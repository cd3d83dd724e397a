/** Level 5: the ladders of live games and slots, and what a member's level gives. */
export { createLevelupHandlers } from './level.routes.ts'
export type { LevelupDeps } from './deps.ts'
export { createLevelupOfficeHandlers } from './level.office.ts'
export { levelupOperateTypes, levelupPostings } from './levelup.postings.ts'
export { seedLevels } from './levelup.seed.ts'
export { levelupSettings } from './levelup.settings.ts'
export { createLevelupListeners } from './levelup.worker.ts'
export { filterByLevel, type Privileges, readPrivileges, readStandings } from './privileges.ts'
