import type { Kernel } from '../../kernel/index.ts'
import type { Suppliers } from './supplier.port.ts'

export type GamesDeps = Pick<Kernel, 'db' | 'clock' | 'ids' | 'config' | 'translate' | 'log'> & { suppliers: Suppliers }
