import type { Kernel } from '../../kernel/index.ts'

export type StatementsDeps = Pick<Kernel, 'db' | 'clock' | 'ids' | 'config' | 'translate'>
