/** Level 3: what members showed of who they are: pictures of papers, sealed, and what staff decided on them. */
export { createPapersOfficeHandlers } from './papers.office.ts'
export { createPapersHandlers } from './papers.routes.ts'
export { seedPapers } from './papers.seed.ts'
export { NEED_SETTINGS, readFree } from './need.ts'
export { papersSettings } from './papers.settings.ts'
export { createPapersJobs } from './papers.worker.ts'
export { countWaitingPapers } from './paper.sql.ts'
export { sealPicturesAnew } from './vault.ts'
