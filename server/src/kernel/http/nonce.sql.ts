import { type Reader, sql } from '../db.ts'

/** Keeps a nonce of a caller until then. True when it is new; of two at once, in whatever processes, one hears true. */
export const takeNonce = async (r: Reader, caller: string, nonce: string, expires_at: Date): Promise<boolean> =>
  (await r.run(sql`
    insert into kernel.nonces (caller, nonce, expires_at) values (${caller}, ${nonce}, ${expires_at})
    on conflict do nothing`)) === 1

/** Takes away those whose timestamp is too old to be taken again; answers how many. */
export const forgetNonces = (r: Reader): Promise<number> =>
  r.run(sql`delete from kernel.nonces where expires_at < kernel.now()`)
