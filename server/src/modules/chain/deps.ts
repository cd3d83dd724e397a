import type { UsdtType } from '@moongate/contract/chain.states'
import type { Kernel } from '../../kernel/index.ts'
import { refuse } from '../../kernel/refusal.ts'
import type { Chain, Chains } from './chain.port.ts'

export type ChainDeps = Pick<Kernel, 'db' | 'clock' | 'ids' | 'config' | 'log' | 'translate'> & { chains: Chains }

/** The chain of a network. Refuses chain.network_missing. */
export const requireChain = ({ chains }: Pick<ChainDeps, 'chains'>, network: UsdtType): Chain =>
  chains[network] ?? refuse('chain.network_missing')
