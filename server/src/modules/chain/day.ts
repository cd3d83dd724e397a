import { USDT_TYPES, type UsdtType } from '@moongate/contract/chain.states'
import type { ChainTransfer } from './chain.port.ts'
import type { ChainDeps } from './deps.ts'
import { findNetwork } from './network.sql.ts'
import { findBlocks, findOwnAddresses } from './day.sql.ts'
import { findAll } from './span.ts'

type Span = { from: Date; before: Date }
/** So long after its end all blocks of a day are final. */
const SETTLED_MS = 3_600_000

/**
 * The final transfers to members' addresses of a span of time, as the chain has them now, whatever we have seen of it. Nothing where the
 * node does not answer, or has not come that far. The blocks asked for reach from the last one that is known before the span to the first after it.
 */
export const fetchOwnTransfers = async (
  d: Pick<ChainDeps, 'db' | 'chains'>,
  code: string,
  span: Span,
): Promise<ChainTransfer[] | undefined> => {
  const network = USDT_TYPES.find((one) => one === code)
  const chain = network && d.chains[network]
  const known = network && (await findNetwork(d.db, network))
  if (!chain || !known?.answered_at || known.answered_at.getTime() < span.before.getTime() + SETTLED_MS)
    return undefined
  const { first, last } = await findBlocks(d.db, network, span)
  const [from, to] = [first ?? chain.first_block, last ?? known.final_block]
  return findAll(chain.port, from, to, async (transfers) =>
    keepOwn(
      d,
      network,
      transfers.filter(({ block_at }) => block_at >= span.from && block_at < span.before),
    ),
  )
}

/** Those to addresses of members. */
const keepOwn = async (
  { db }: Pick<ChainDeps, 'db'>,
  network: UsdtType,
  transfers: readonly ChainTransfer[],
): Promise<ChainTransfer[]> => {
  const told = transfers.map(({ address }) => address)
  const own = new Set(await findOwnAddresses(db, network, told))
  return transfers.filter(({ address }) => own.has(address))
}
