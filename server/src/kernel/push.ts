import { type Reader, sql } from './db.ts'

export type Channel = `member:${number}` | 'public' | 'office'

/**
 * Tells the browsers of a channel; inside a transaction they hear it only if that holds. `data` is what the event carries, as
 * JSON: amounts as wire text.
 */
export const push = async (r: Reader, channel: Channel, type: string, data: unknown): Promise<void> => {
  await r.run(sql`select kernel.push(${channel}, ${type}, ${JSON.stringify(data)}::jsonb)`)
}
