// npm run setting KEY JSON: sets a setting of the site, after a look whether the value fits.
import { ConfigError, loadConfig } from './kernel/config.ts'
import { createKernel } from './kernel/index.ts'
import { changeSetting } from './settings.ts'

const runCommand = async ([key, json, ...more]: readonly string[]): Promise<void> => {
  if (key === undefined || json === undefined || more.length > 0)
    throw new ConfigError('usage: npm run setting KEY JSON')
  const config = loadConfig(process.env)
  if (!config.database_url) throw new ConfigError('DATABASE_URL is not set: start this with npm run setting')
  const kernel = createKernel(config, config.database_url, { max_connections: 1 })
  try {
    await changeSetting(kernel.db, key, json)
    process.stdout.write(`${key} is ${json} from the next call on\n`)
  } finally {
    await kernel.db.close()
  }
}

try {
  await runCommand(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
