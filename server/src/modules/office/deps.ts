import type { Kernel } from '../../kernel/index.ts'
import type { IdentityDeps, IdentityPorts } from '../identity/index.ts'

export type StaffDeps = IdentityDeps & IdentityPorts & Pick<Kernel, 'translate'>
