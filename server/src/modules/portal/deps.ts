import type { TeamDeps } from '../team/index.ts'

export type PortalDeps = TeamDeps
