import { join } from 'node:path'
import type { Config } from './kernel/config.ts'
import { explainError } from './running/operator-error.ts'
import { openSandboxChain } from './running/sandbox-chain.ts'
import type { Life } from './running/supervise.ts'

/** Starts the chain of the demo, unless the operator names others. The site goes on without one that does not start. */
export const openChains = async (
  life: Life,
  { seed, chains_file, data_dir, chain_block_ms: block_ms }: Config,
  translate: (line: string) => void,
): Promise<Record<string, string>> => {
  if (seed !== 'demo' || chains_file !== undefined) return {}
  try {
    const chain = await openSandboxChain({
      dir: join(data_dir, 'sandbox-chain'),
      translate,
      ...(block_ms && { block_ms }),
    })
    life.onLeave(chain.stop)
    return chain.env
  } catch (error) {
    translate(`the chain of the demo did not start: ${explainError(error)}`)
    return {}
  }
}
