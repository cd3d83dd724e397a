import { channels } from '@moongate/contract'
import { findNewPushes, findSnapshot } from '../../server/src/kernel/push.sql.ts'
import type { Env } from './env.ts'

/** What the office is told while something is done. */
export const listenToOffice = async (
  { db }: Pick<Env, 'db'>,
  work: () => Promise<unknown>,
): Promise<{ type: string; data: unknown }[]> => {
  const before = await findSnapshot(db)
  await work()
  const { rows } = await findNewPushes(db, before)
  return rows.filter(({ channel }) => channel === channels.office).map(({ type, data }) => ({ type, data }))
}
