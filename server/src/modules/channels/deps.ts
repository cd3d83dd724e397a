import type { Kernel } from '../../kernel/index.ts'

export type ChannelsDeps = Pick<Kernel, 'clock' | 'config' | 'ids'>
export type ChannelsDeskDeps = ChannelsDeps & Pick<Kernel, 'db' | 'translate'>
