import { type Tx, sql } from '../../kernel/db.ts'

/** A second factor as it is kept: of somebody enrolled, or of an invitation of theirs that waits. `hash` is the invitation's. */
export type KeptFactor = { staff_id: number; name: string; hash: Buffer | null; totp_secret: string }

/** Every second factor that is kept; nobody writes another before the transaction has ended. */
export const lockFactors = async (tx: Tx): Promise<KeptFactor[]> => {
  await tx.run(sql`lock table staff.staff, staff.staff_enrolments in share row exclusive mode`)
  return tx.many(sql`select id as staff_id, name, null as hash, totp_secret from staff.staff where totp_secret is not null
    union all select e.staff_id, f.name, e.hash, e.totp_secret
      from staff.staff_enrolments e join staff.staff f on f.id = e.staff_id order by staff_id`)
}

export const putFactor = ({ run }: Tx, { staff_id, hash }: KeptFactor, totp_secret: string): Promise<number> =>
  hash === null
    ? run(sql`update staff.staff set totp_secret = ${totp_secret} where id = ${staff_id}`)
    : run(sql`update staff.staff_enrolments set totp_secret = ${totp_secret} where hash = ${hash}`)

/** The person is as if never enrolled, the invitation as if never made. */
export const forgetFactor = ({ run }: Tx, { staff_id, hash }: KeptFactor): Promise<number> =>
  hash === null
    ? run(sql`update staff.staff set totp_secret = null where id = ${staff_id}`)
    : run(sql`delete from staff.staff_enrolments where hash = ${hash}`)
