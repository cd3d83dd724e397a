import { type Reader, sql } from '../../kernel/db.ts'

export const insertPicture = (r: Reader, name: string, member_id: number, bytes: Uint8Array): Promise<number> =>
  r.run(
    sql`insert into cashier.pictures (name, member_id, bytes) values (${name}, ${member_id}, ${Buffer.from(bytes)})`,
  )

export const findPicture = (r: Reader, name: string): Promise<{ bytes: Buffer; member_id: number } | undefined> =>
  r.maybe(sql`select bytes, member_id from cashier.pictures where name = ${name}`)

export const forgetPictures = (r: Reader): Promise<number> =>
  r.run(
    sql`delete from cashier.pictures p where created_at < kernel.now() - interval '2 days' and not exists (select from cashier.deposits d where d.picture = p.name)`,
  )
