import { createDb, raw, sql, type Tx } from '../kernel/db.ts'
import { COUNT_SERVING } from '../kernel/serving.ts'
import { OperatorError } from './operator-error.ts'

/** Runs `work` in one transaction past the application's grants. */
export const changeAsOwner = async <T>(url: string, work: (tx: Tx) => Promise<T>): Promise<T> => {
  const db = createDb(url, { role: null, max: 1, name: 'moongate-change' })
  try {
    return await db.tx(work)
  } finally {
    await db.close()
  }
}

/** Throws OperatorError, one line, while a server of the database runs: it would go on with what it knew. */
export const requireNoServer = async (tx: Tx): Promise<void> => {
  const { n } = await tx.one<{ n: number }>(sql`${raw(COUNT_SERVING)}`)
  if (n > 0)
    throw new OperatorError(
      `stop every server of this database first: ${n} of their connections are open; nothing was changed`,
    )
}
