// npm run secret:replace: lets the database go on with the SECRET that is set now (or kept in DATA_DIR/secret). OLD_SECRET is the
// one until now: second factors of staff, authenticator apps of members, secrets of gateways and pictures of papers are carried over from it. `lost`: it is gone, and they are forgotten.
import { ConfigError, loadConfig } from './kernel/config.ts'
import { systemRng } from './kernel/rng.ts'
import { createSealer } from './kernel/seal.ts'
import { sealSecretsOfMembersAnew } from './modules/factors/index.ts'
import { sealPicturesAnew } from './modules/papers/index.ts'
import { sealSecretsAnew } from './modules/payments/index.ts'
import { sealFactorsAnew } from './modules/staff/index.ts'
import { replaceSecret } from './running/secret-change.ts'

type Done = Awaited<ReturnType<typeof sealFactorsAnew>> & {
  members: Awaited<ReturnType<typeof sealSecretsOfMembersAnew>>
  gateways: readonly string[]
  papers: Awaited<ReturnType<typeof sealPicturesAnew>>
}

const describeDone = ({ sealed, forgotten, members, gateways, papers }: Done): string =>
  [
    'this database takes the new SECRET from now on: start every server with it. A call that is repeated with a key of before is refused.',
    `Second factors of staff that were carried over, their codes stay the same: ${sealed}.`,
    ...(forgotten.length > 0
      ? [`Forgotten, these people need a new link (npm run staff:add NAME ROLES): ${forgotten.join(', ')}.`]
      : []),
    `Authenticator apps of members that were carried over: ${members.sealed}.`,
    ...(members.unopened > 0
      ? [
          `Authenticator apps whose codes are good no more, their members log in by recovery code or passkey: ${members.unopened}.`,
        ]
      : []),
    `Pictures of members' papers that were carried over: ${papers.sealed}.`,
    ...(papers.unopened > 0
      ? [`Pictures of papers that nobody can open any more; ask their members for new ones: ${papers.unopened}.`]
      : []),
    ...(gateways.length > 0
      ? [`Secrets that are gone, those of GATEWAYS_FILE hold again for these payment gateways: ${gateways.join(', ')}.`]
      : []),
  ].join('\n')

const runCommand = async (words: readonly string[]): Promise<string> => {
  const lost = words[0] === 'lost'
  if (words.length > (lost ? 1 : 0)) throw new ConfigError('usage: npm run secret:replace [lost]')
  const { database_url, secret, old_secret } = loadConfig(process.env)
  if (database_url === undefined || secret === undefined)
    throw new ConfigError('start this with npm run secret:replace')
  const before = old_secret === undefined || lost ? undefined : createSealer(old_secret, systemRng)
  const now = createSealer(secret, systemRng)
  const done = await replaceSecret(database_url, { secret, old_secret, lost }, async (tx) => ({
    ...(await sealFactorsAnew(tx, before, now)),
    members: await sealSecretsOfMembersAnew(tx, before, now),
    gateways: await sealSecretsAnew(tx, before, now),
    papers: await sealPicturesAnew(tx, before, now),
  }))
  return done ? describeDone(done) : 'this database has this SECRET already; nothing was changed'
}

try {
  process.stdout.write(`${await runCommand(process.argv.slice(2))}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
