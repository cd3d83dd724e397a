import type { Kernel } from '../../kernel/index.ts'

export type StaffDeps = Pick<Kernel, 'db' | 'clock' | 'rng' | 'ids' | 'sealer' | 'log'>
