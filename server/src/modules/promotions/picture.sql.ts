import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import type { Picture } from '../../kernel/photo.ts'

/** Keeps a picture under the hash of its content, once however often it is sent. */
export const putPicture = (tx: Tx, hash: string, { bytes, width, height }: Picture, made_by: string): Promise<number> =>
  tx.run(sql`insert into promotions.pictures (hash, bytes, width, height, made_by) values (${hash}, ${bytes}, ${width}, ${height}, ${made_by})
    on conflict (hash) do update set made_at = kernel.now()`)

/** The bytes of a picture. */
export const findPicture = async (r: Reader, hash: string): Promise<Uint8Array | undefined> =>
  (await r.maybe<{ bytes: Uint8Array }>(sql`select bytes from promotions.pictures where hash = ${hash}`))?.bytes

/** Whether a picture is there; it stays until the transaction ends. */
export const holdPicture = async (tx: Tx, hash: string): Promise<boolean> =>
  (await tx.maybe(sql`select 1 from promotions.pictures where hash = ${hash} for key share`)) !== undefined

/** Forgets pictures of before a moment that no activity shows. */
export const forgetPictures = (tx: Tx, before: Date): Promise<number> =>
  tx.run(sql`delete from promotions.pictures p where p.made_at < ${before}
    and not exists (select from promotions.activities a where a.own_picture = p.hash)`)
