import type { Kernel } from '../../kernel/index.ts'
import type { FaultPort, Suppliers } from './supplier.port.ts'

export type GamesDeps = Pick<Kernel, 'db' | 'clock' | 'ids' | 'config' | 'translate' | 'log'> & { suppliers: Suppliers }

/** `faults`: how the suppliers of a demo are told to misbehave; missing where they are real. */
export type GamesDeskDeps = GamesDeps & { faults?: FaultPort | undefined }
