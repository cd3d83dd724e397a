import { setTimeout as sleep } from 'node:timers/promises'
import { connectChains, readChains } from '../../src/adapters/chains/connect.ts'
import { buildJobTable } from '../../src/jobs.ts'
import { loadConfig } from '../../src/kernel/config.ts'
import { createKernel } from '../../src/kernel/index.ts'
import { watchJob } from '../../src/modules/chain/index.ts'

/** Looks at the chain without a pause, until it is killed; each look is told to whoever started this. */
const config = loadConfig(process.env)
const kernel = createKernel(config, config.database_url ?? '', { max_connections: 3 })
const jobs = buildJobTable(kernel, {}, { chains: connectChains(readChains(config.chains_file)) })
for (;;) {
  await jobs.get(watchJob.name)?.run({ network: 'erc' })
  process.send?.('looked')
  await sleep(5)
}
