/** Level 5: the books of suppliers that keep their own, followed in ours. */
export { mirrorPostings } from './mirror.postings.ts'
export { createMirrorJobs } from './mirror.worker.ts'
