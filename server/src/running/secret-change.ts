import { sql, type Tx } from '../kernel/db.ts'
import { changeAsOwner, requireNoServer } from './as-owner.ts'
import { hashSecret, isSecretOf } from './installation.ts'
import { OperatorError } from './operator-error.ts'

export type SecretChange = {
  secret: string
  /** What it was until now, where it is known. */
  old_secret: string | undefined
  /** What it was until now is gone for good, and with it what only it opens. */
  lost: boolean
}

/**
 * From now on the database takes this secret and no other. `carryOver` seals in the same transaction what the old one sealed: all of
 * it holds or nothing, whenever the process dies. Answers what it answered, and undefined where the database has this secret already.
 * Throws OperatorError, one line, while a server runs and for an old secret that is missing or wrong.
 */
export const replaceSecret = <T>(
  url: string,
  { secret, old_secret, lost }: SecretChange,
  carryOver: (tx: Tx) => Promise<T>,
): Promise<T | undefined> =>
  changeAsOwner(url, async (tx) => {
    const kept = await tx.maybe<{ digest: string | null }>(
      sql`select secret_digest as digest from kernel.installation for update`,
    )
    const digest = kept?.digest ?? undefined
    if (digest !== undefined && isSecretOf(digest, secret)) return undefined
    await requireNoServer(tx)
    if (digest !== undefined && !lost) requireOldSecret(digest, old_secret)
    await tx.run(sql`update kernel.installation set secret_digest = ${hashSecret(secret)}`)
    return carryOver(tx)
  })

const requireOldSecret = (digest: string, old_secret: string | undefined): void => {
  if (old_secret === undefined)
    throw new OperatorError(
      'set OLD_SECRET to the secret that this database has been run with, so that what it sealed is carried over; where that one is lost: npm run secret:replace lost',
    )
  if (!isSecretOf(digest, old_secret))
    throw new OperatorError('OLD_SECRET is not the secret that this database has been run with; nothing was changed')
}
