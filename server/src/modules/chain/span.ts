import type { ChainPort, ChainTransfer } from './chain.port.ts'

type Blocks = { from: number; to: number; size: number }
type Told = { to: number; transfers: ChainTransfer[] }

/** How many blocks are asked for at once. */
export const SPAN = 500

/**
 * The transfers of the first blocks of some, `size` of them or, where the node does not answer, half as many and so on: one that is asked
 * for too much says no more than one that is silent. Nothing where it does not even answer for one block.
 */
export const findSpan = async (port: ChainPort, { from, to, size }: Blocks): Promise<Told | undefined> => {
  const last = Math.min(to, from + size - 1)
  const transfers = await port.findTransfers(from, last)
  if (transfers) return { to: last, transfers }
  return last === from ? undefined : findSpan(port, { from, to: last, size: Math.floor((last - from + 1) / 2) })
}

/** What of a span is wanted: a day of a busy chain is more than a process can hold. */
type Keep = (transfers: readonly ChainTransfer[]) => Promise<readonly ChainTransfer[]>
const keepAll: Keep = async (transfers) => transfers

/** The transfers of some blocks, both ends included, in as many spans as the node asks for; nothing where it does not answer. */
export const findAll = async (
  port: ChainPort,
  from: number,
  to: number,
  keep: Keep = keepAll,
): Promise<ChainTransfer[] | undefined> => {
  const found: ChainTransfer[] = []
  for (let next = from, size = SPAN; next <= to;) {
    const told = await findSpan(port, { from: next, to, size })
    if (!told) return undefined
    found.push(...(await keep(told.transfers)))
    size = told.to - next + 1
    next = told.to + 1
  }
  return found
}
