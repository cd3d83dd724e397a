import type { Kernel } from '../../kernel/index.ts'

export type FactorsDeps = Pick<Kernel, 'db' | 'clock' | 'rng' | 'ids' | 'sealer' | 'log' | 'config'>
