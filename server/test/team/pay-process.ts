import { loadConfig } from '../../src/kernel/config.ts'
import { createKernel } from '../../src/kernel/index.ts'
import { payStatements } from '../../src/modules/commission/pay.ts'

/** Pays a run when it is told to, until it has or is killed. */
const config = loadConfig(process.env)
const kernel = createKernel(config, config.database_url ?? '', { max_connections: 2 })
process.on('message', (run_id) => {
  void payStatements(kernel, String(run_id)).then(() => process.exit(0))
})
process.send?.('ready')
