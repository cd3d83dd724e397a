// node tools/run.mjs FILE [words]: runs a server script with DATABASE_URL and SECRET set to the product's own:
// of the database that is running, or of one started for the time of the script.
import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { checkNode, fail, install, loadEnv, root, loadTypescript } from './setup.mjs'

const nothing = async () => undefined

const database = async (config, dir) => {
  if (config.database_url) return { url: config.database_url, stop: nothing }
  const { findRunningPostgres, startPostgres } = await import('@moongate/postgres')
  const url = await findRunningPostgres(join(dir, 'postgres'))
  if (url) return { url, stop: nothing }
  const { checkDataDir } = await import('../server/src/running/database.ts')
  const { checkInstallation, readWanted } = await import('../server/src/running/installation.ts')
  const { migrate } = await import('../server/src/kernel/migrate.ts')
  checkDataDir(dir)
  const started = await startPostgres({ dir: join(dir, 'postgres') })
  try {
    await checkInstallation(started.url, { ...readWanted(config), secret: undefined }) // the script may be about the secret
    await migrate(started.url, { currency: config.currency })
  } catch (error) {
    await started.stop()
    throw error
  }
  return started
}

const script = (env, file, words) => {
  const child = spawn(process.execPath, ['--import', 'tsx', resolve(root, file), ...words], { env, stdio: 'inherit' })
  process.on('SIGINT', () => {}) // the script has got it too
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  return new Promise((done) => child.on('close', (code) => done(code ?? 1)))
}

const main = async ([file, ...words]) => {
  if (!file) throw new Error('usage: node tools/run.mjs FILE [words]')
  const { loadConfig } = await import('../server/src/kernel/config.ts')
  const { readKeptSecret } = await import('../server/src/running/secret.ts')
  const config = loadConfig(process.env)
  const dir = resolve(root, config.data_dir)
  const { url, stop } = await database(config, dir)
  try {
    const env = { ...process.env, DATA_DIR: dir, DATABASE_URL: url, SECRET: config.secret ?? readKeptSecret(dir) }
    return await script(env, file, words)
  } finally {
    await stop()
  }
}

checkNode()
install(console.error)
loadEnv()
await loadTypescript()
process.exitCode = await main(process.argv.slice(2)).catch((error) => fail(error.message))
