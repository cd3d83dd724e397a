import type { Kernel } from '../../kernel/index.ts'
import type { MembersDeps, MembersPorts } from '../members/index.ts'

export type FileDeps = MembersDeps & MembersPorts & Pick<Kernel, 'translate'>
