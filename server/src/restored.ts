// npm run restored [ADDRESSES]: what was given out after the backup that this database was restored from is given to nobody again.
import { beginAnew, MEMBERS_LEFT_OUT } from './after-restore.ts'
import { ConfigError, loadConfig } from './kernel/config.ts'
import { changeAsOwner, requireNoServer } from './running/as-owner.ts'

const readAddresses = (words: readonly string[]): number => {
  const [word = '1000'] = words
  if (words.length > 1 || !/^\d{1,7}$/.test(word)) throw new ConfigError('usage: npm run restored [ADDRESSES]')
  return Number(word)
}

const runCommand = async (words: readonly string[]): Promise<string> => {
  const addresses = readAddresses(words)
  const { database_url } = loadConfig(process.env)
  if (database_url === undefined) throw new ConfigError('start this with npm run restored')
  const done = await changeAsOwner(database_url, async (tx) => {
    await requireNoServer(tx)
    return beginAnew(tx, addresses)
  })
  return [
    `Numbers of members that are left out, suppliers may know others by them: ${MEMBERS_LEFT_OUT}.`,
    `USDT networks that leave out their next ${addresses} addresses: ${done.networks}. Let your wallet look that far ahead.`,
    `Chains of lottery secrets that are used no more: ${done.seasons}.`,
    `Sessions that were ended, everybody logs in again: ${done.sessions}.`,
  ].join('\n')
}

try {
  process.stdout.write(`${await runCommand(process.argv.slice(2))}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
