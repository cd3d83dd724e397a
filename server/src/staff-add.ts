// npm run staff:add NAME ROLE[,ROLE…]: adds a member of staff and prints the one-time link by which they set up their login.
import { STAFF_ROLES, type StaffRole } from '@moongate/contract'
import { ConfigError, loadConfig } from './kernel/config.ts'
import { createKernel } from './kernel/index.ts'
import { inviteStaff } from './modules/staff/index.ts'
import { checkInstallation, readWanted } from './running/installation.ts'

const usage = `usage: npm run staff:add NAME ROLE[,ROLE...]   roles: ${STAFF_ROLES.join(', ')}`

const parseArguments = ([name = '', list = '']: readonly string[]): { name: string; roles: StaffRole[] } => {
  const roles = list
    .split(',')
    .filter(Boolean)
    .map((word) => STAFF_ROLES.find((role) => role === word))
  const known = roles.filter((role) => role !== undefined)
  if (!/^[A-Za-z0-9._-]{2,40}$/.test(name) || known.length === 0 || known.length < roles.length)
    throw new ConfigError(usage)
  return { name, roles: [...new Set(known)] }
}

const addStaff = async (): Promise<void> => {
  const { name, ...asked } = parseArguments(process.argv.slice(2))
  const config = loadConfig(process.env)
  if (!config.database_url) throw new ConfigError('DATABASE_URL is not set: start this with npm run staff:add')
  await checkInstallation(config.database_url, readWanted(config)) // the link is sealed with this SECRET
  const kernel = createKernel(config, config.database_url, { max_connections: 1 })
  try {
    const { token, roles } = await inviteStaff(kernel, name, asked.roles)
    process.stdout.write(
      `${name} (${roles.join(', ')}) sets up the login here, once, within 24 hours:\nhttp://${config.host}:${config.port}/office/#/enrol?token=${token}\n`,
    )
  } finally {
    await kernel.db.close()
  }
}

try {
  await addStaff()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
