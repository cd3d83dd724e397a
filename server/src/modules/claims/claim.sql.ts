import { type Reader, sql, type Tx } from '../../kernel/db.ts'

/** How long an order is somebody's after they took it: as long as a payment by hand takes, and no lunch. */
const CLAIM_MINUTES = 10

export type Claim = { order_id: string; staff_id: number; staff_name: string }

/** Takes an order for somebody, or renews their claim. 0: somebody else has it. */
export const takeClaim = (tx: Tx, { order_id, staff_id, staff_name }: Claim): Promise<number> =>
  tx.run(sql`insert into claims.claims as c (order_id, staff_id, staff_name, until)
    values (${order_id}, ${staff_id}, ${staff_name}, kernel.now() + make_interval(mins => ${CLAIM_MINUTES}))
    on conflict (order_id) do update set staff_id = excluded.staff_id, staff_name = excluded.staff_name, until = excluded.until
      where c.staff_id = excluded.staff_id or c.until <= kernel.now()`)

/** Lets an order go, whoever has it. */
export const dropClaim = (tx: Tx, order_id: string): Promise<number> =>
  tx.run(sql`delete from claims.claims where order_id = ${order_id}`)

/** The claims that hold on some orders now. */
export const findClaims = (r: Reader, order_ids: readonly string[]): Promise<Claim[]> =>
  r.many(sql`select order_id, staff_id, staff_name from claims.claims
    where order_id = any (${[...order_ids]}::uuid[]) and until > kernel.now()`)
