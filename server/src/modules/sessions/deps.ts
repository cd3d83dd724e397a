import type { Kernel } from '../../kernel/index.ts'

export type SessionsDeps = Pick<Kernel, 'db' | 'clock' | 'rng' | 'ids' | 'config'>
