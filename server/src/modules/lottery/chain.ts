import { buildChain, type Chain, toHex } from '@moongate/lottery'
import { nodeHash } from './hash.ts'

/** More than there are seasons at one time; the one that was used longest ago goes first. */
const MOST = 32
const kept = new Map<string, Chain>()

/** The chain that ends in this link: walked once in the life of the process, which takes as long as tens of thousands of hashes. */
export const openChain = (last: Uint8Array, length: number): Chain => {
  const name = `${length}:${toHex(last)}`
  const chain = kept.get(name) ?? buildChain(nodeHash, last, length)
  kept.delete(name)
  kept.set(name, chain)
  for (const oldest of kept.keys()) if (kept.size > MOST) kept.delete(oldest)
  return chain
}
