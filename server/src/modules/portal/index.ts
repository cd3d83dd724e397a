/** Level 8: what agents see of their teams in a portal of their own, and who comes by their invite links. */
export { createPortalHandlers } from './portal.routes.ts'
export { createPortalJobs } from './portal.worker.ts'
