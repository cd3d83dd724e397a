import { type Reader, sql, type Tx } from '../../kernel/db.ts'

/** What gateways may be used for: payments of members, and payouts to them. */
export type GatewaySwitches = { takes_deposits: boolean; takes_payouts: boolean }
export type GatewayRow = GatewaySwitches & {
  code: string
  secret: string | null
  secret_at: Date | null
  earlier_secret: string | null
  earlier_until: Date | null
}

const columns = sql`code, takes_deposits, takes_payouts, secret, secret_at, earlier_secret, earlier_until`

/** How gateways are set; one that was never set is not among them. */
export const findGateways = (r: Reader): Promise<GatewayRow[]> => r.many(sql`select ${columns} from payments.gateways`)

/** Those whose earlier secret is believed no more come without it. */
export const findGatewayKeys = (
  r: Reader,
  code: string,
): Promise<(Pick<GatewayRow, 'secret' | 'earlier_secret'> & { is_earlier_good: boolean }) | undefined> =>
  r.maybe(sql`select secret, earlier_secret, coalesce(earlier_until > kernel.now(), false) as is_earlier_good
    from payments.gateways where code = ${code}`)

/** One gateway, made where it was never set, and kept from others until the transaction ends. */
export const lockGateway = (tx: Tx, code: string): Promise<GatewayRow> =>
  tx.one(sql`insert into payments.gateways (code) values (${code})
    on conflict (code) do update set takes_deposits = payments.gateways.takes_deposits returning ${columns}`)

export const updateGateway = (tx: Tx, code: string, to: GatewaySwitches): Promise<number> =>
  tx.run(
    sql`update payments.gateways set takes_deposits = ${to.takes_deposits}, takes_payouts = ${to.takes_payouts} where code = ${code}`,
  )

/** The secret of now becomes the earlier one, which is believed for so long. */
export const putGatewaySecret = (tx: Tx, code: string, sealed: string, believed_s: number): Promise<number> =>
  tx.run(sql`update payments.gateways set earlier_secret = secret, earlier_until = kernel.now() + make_interval(secs => ${believed_s}),
    secret = ${sealed}, secret_at = kernel.now() where code = ${code}`)

/** Writes secrets as they are sealed anew; null where one is forgotten. */
export const putSealed = (tx: Tx, g: Pick<GatewayRow, 'code' | 'secret' | 'earlier_secret'>): Promise<number> =>
  tx.run(
    sql`update payments.gateways set secret = ${g.secret}, earlier_secret = ${g.earlier_secret} where code = ${g.code}`,
  )

/** How many payouts of each gateway have not ended. */
export const countOpenPayouts = (r: Reader, open: readonly string[]): Promise<{ code: string; n: number }[]> =>
  r.many(
    sql`select gateway_code as code, count(*)::int as n from payments.payouts where state = any (${[...open]}) group by 1`,
  )
