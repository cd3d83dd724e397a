/** Level 5: the books of suppliers that keep their own, followed in ours. */
import type { Reader } from '../../kernel/db.ts'
import { countDifferences } from './difference.sql.ts'

export { createSeamlessBook } from './callback.ts'
export { createMirrorOfficeHandlers } from './difference.office.ts'
export { freeSpinsPlayed } from './mirror.events.ts'
export { mirrorOperateTypes, mirrorPostings } from './mirror.postings.ts'
export { createMirrorJobs } from './mirror.worker.ts'

/** How many differences wait for people. */
export const countOpenDifferences = async (r: Reader): Promise<number> =>
  (await countDifferences(r, { is_open: true })).n
