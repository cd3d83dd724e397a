import type { Kernel } from '../../kernel/index.ts'

export type PapersDeps = Pick<Kernel, 'db' | 'clock' | 'ids' | 'rng' | 'config' | 'sealer' | 'log' | 'translate'>
