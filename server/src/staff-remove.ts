// npm run staff:remove NAME: shuts a member of staff out of the office at once.
import { ConfigError, loadConfig } from './kernel/config.ts'
import { createKernel } from './kernel/index.ts'
import { removeStaff } from './modules/staff/index.ts'

const removeNamed = async (): Promise<void> => {
  const [name = '', ...rest] = process.argv.slice(2)
  if (name === '' || rest.length > 0) throw new ConfigError('usage: npm run staff:remove NAME')
  const config = loadConfig(process.env)
  if (!config.database_url) throw new ConfigError('DATABASE_URL is not set: start this with npm run staff:remove')
  const kernel = createKernel(config, config.database_url, { max_connections: 1 })
  try {
    if (!(await removeStaff(kernel, name))) throw new ConfigError(`nobody named ${name} is in the office`)
    process.stdout.write(`${name} is out: sessions, password, second factor and links are good no more.\n`)
  } finally {
    await kernel.db.close()
  }
}

try {
  await removeNamed()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
