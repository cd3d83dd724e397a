import type { Kernel } from '../../kernel/index.ts'

export type ProtectionDeps = Pick<Kernel, 'db' | 'clock' | 'ids' | 'rng' | 'config' | 'sealer' | 'log'>
