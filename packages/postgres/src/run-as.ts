import { spawnSync } from 'node:child_process'
import { chownSync } from 'node:fs'
import { PostgresError } from './error.ts'

/** How to start a PostgreSQL program: words before the command, the user to become, and giving a path to that user. */
export type RunAs = { prefix: string[]; ids: { uid?: number; gid?: number }; give: (path: string) => void; uid: number }

type Owner = { uid: number; gid: number }

const unshare = ['unshare', '--user', '--map-user=65534', '--map-group=65534']

const readUserId = (user: string, flag: '-u' | '-g'): number | undefined => {
  const found = spawnSync('id', [flag, user], { encoding: 'utf8' })
  return found.status === 0 ? Number(found.stdout) : undefined
}

const canUseNamespace = (): boolean => spawnSync('unshare', [...unshare.slice(1), 'true']).status === 0

const canReach = (uid: number, gid: number, path: string): boolean =>
  spawnSync('test', ['-x', path], { uid, gid }).status === 0

/** Who may run it, best first: the owner of files made earlier, else the usual unprivileged users. */
const listCandidates = (owner: Owner | undefined): { uid: number; gid: number }[] => {
  if (owner) return owner.uid === 0 ? [] : [owner]
  return ['postgres', 'nobody'].flatMap((user) => {
    const uid = readUserId(user, '-u')
    const gid = readUserId(user, '-g')
    return uid === undefined || gid === undefined ? [] : [{ uid, gid }]
  })
}

/**
 * PostgreSQL refuses to run as root. Then it runs as the owner of its files, as `postgres` or as `nobody` when that
 * user reaches every path, or else in a user namespace, where files stay root's.
 */
export const runAs = (paths: string[], owner?: Owner): RunAs => {
  const self = process.getuid?.() ?? -1
  if (self !== 0) return { prefix: [], ids: {}, give: () => undefined, uid: self }
  for (const ids of listCandidates(owner)) {
    if (!paths.every((path) => canReach(ids.uid, ids.gid, path))) continue
    return { prefix: [], ids, give: (path) => chownSync(path, ids.uid, ids.gid), uid: ids.uid }
  }
  if (canUseNamespace()) return { prefix: unshare, ids: {}, give: (path) => chownSync(path, 0, 0), uid: 0 }
  throw new PostgresError(
    'no_user',
    `PostgreSQL does not run as root and no other user reaches ${paths.join(' and ')}; start as an ordinary user, move the folders, or set DATABASE_URL`,
  )
}
