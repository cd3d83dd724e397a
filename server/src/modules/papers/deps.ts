import type { Kernel } from '../../kernel/index.ts'
import type { ScreeningPort } from './screening.port.ts'

export type PapersDeps = Pick<Kernel, 'db' | 'clock' | 'ids' | 'rng' | 'config' | 'sealer' | 'log' | 'translate'>

/** With who asks the lists of sanctions; nobody where the operator has connected none. */
export type ScreeningDeps = Pick<PapersDeps, 'db' | 'clock'> & { screening?: ScreeningPort | undefined }
