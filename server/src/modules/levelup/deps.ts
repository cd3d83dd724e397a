import type { Kernel } from '../../kernel/index.ts'

export type LevelupDeps = Pick<Kernel, 'db' | 'clock' | 'ids' | 'config' | 'translate' | 'log'>
