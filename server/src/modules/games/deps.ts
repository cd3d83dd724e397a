import type { Kernel } from '../../kernel/index.ts'
import type { Suppliers } from './supplier.port.ts'

export type GamesDeps = Pick<Kernel, 'db' | 'translate' | 'log'> & { suppliers: Suppliers }
