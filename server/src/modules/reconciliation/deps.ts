import type { Kernel } from '../../kernel/index.ts'
import type { Chains } from '../chain/index.ts'
import type { Gateways } from '../payments/index.ts'

export type ReconciliationDeps = Pick<Kernel, 'db' | 'clock' | 'config' | 'log' | 'translate'> & {
  gateways: Gateways
  chains: Chains
}
