import { type Reader, sql } from './db.ts'

export type Channel = `member:${number}` | 'public' | 'office'
/** One message to the browsers of a channel. `data` is JSON: amounts as wire text. */
export type Push = { channel: Channel; type: string; data: unknown }

/** Tells browsers several things in one statement, in this order; inside a transaction they hear them only if that holds. */
export const pushAll = async (r: Reader, pushes: readonly Push[]): Promise<void> => {
  if (pushes.length === 0) return
  await r.run(sql`select kernel.push(p.channel, p.type, p.data)
    from jsonb_to_recordset(${JSON.stringify(pushes)}::jsonb) as p(channel text, type text, data jsonb)`)
}

/** Tells the browsers of a channel one thing; see pushAll. */
export const push = (r: Reader, channel: Channel, type: string, data: unknown): Promise<void> =>
  pushAll(r, [{ channel, type, data }])
