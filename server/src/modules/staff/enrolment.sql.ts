import { type Reader, type Tx, sql } from '../../kernel/db.ts'

/** `totp_secret` is sealed for the invitation. */
export type Enrolment = { staff_id: number; name: string; totp_secret: string; expires_at: Date; used_at: Date | null }
export const insertEnrolment = (
  tx: Tx,
  hash: Buffer,
  staff_id: number,
  totp_secret: string,
  expires_at: Date,
): Promise<number> =>
  tx.run(
    sql`insert into staff.staff_enrolments (hash, staff_id, totp_secret, expires_at) values (${hash}, ${staff_id}, ${totp_secret}, ${expires_at})`,
  )

/** Links of somebody that nobody has used are good no more. */
export const dropUnused = (tx: Tx, staff_id: number): Promise<number> =>
  tx.run(sql`delete from staff.staff_enrolments where staff_id = ${staff_id} and used_at is null`)

export const findEnrolment = (r: Reader, hash: Buffer): Promise<Enrolment | undefined> =>
  r.maybe(sql`select e.staff_id, f.name, e.totp_secret, e.expires_at, e.used_at
    from staff.staff_enrolments e join staff.staff f on f.id = e.staff_id where e.hash = ${hash}`)

/** Uses a link up and answers its second factor, sealed; undefined when it was used before. */
export const useEnrolment = (tx: Tx, hash: Buffer, now: Date): Promise<{ totp_secret: string } | undefined> =>
  tx.maybe(
    sql`update staff.staff_enrolments set used_at = ${now} where hash = ${hash} and used_at is null and expires_at > ${now}
      returning totp_secret`,
  )
