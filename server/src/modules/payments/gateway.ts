import type { Reader, Tx } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/index.ts'
import { SealError, type Sealer } from '../../kernel/seal.ts'
import { readHealth } from '../health/index.ts'
import { choosePayer, chooseSender, listSecrets, UNSET } from './gateway.rules.ts'
import { findGatewayKeys, findGateways, type GatewaySwitches, putSealed } from './gateway.sql.ts'
import type { Gateways } from './gateway.port.ts'

/** For whom a secret is sealed. */
export const nameSecretOwner = (code: string): string => `gateway ${code}`

/** What a gateway signs with, the one of now first; undefined stands for the secret of the operator's file. */
export const findSecrets = async (
  { db, sealer }: Pick<Kernel, 'db' | 'sealer'>,
  code: string,
): Promise<(string | undefined)[]> =>
  listSecrets(await findGatewayKeys(db, code)).map((sealed) =>
    sealed === undefined ? undefined : sealer.open(sealed, nameSecretOwner(code)),
  )

/** How a gateway's calls are called in the figures of calls. */
export const nameCallee = (code: string): string => `gateway:${code}`

/** How each connected gateway is set, and whether a process has found it silent, in the order of the operator's file. */
export const readGateways = async (
  r: Reader,
  gateways: Gateways,
): Promise<(GatewaySwitches & { code: string; is_silent: boolean })[]> => {
  const [rows, healthOf] = await Promise.all([findGateways(r), readHealth(r)])
  return Object.keys(gateways).map((code) => {
    const { takes_deposits, takes_payouts } = rows.find((row) => row.code === code) ?? UNSET
    return { code, takes_deposits, takes_payouts, is_silent: healthOf(nameCallee(code)).open_since !== null }
  })
}

/** The gateways through which a member can pay now. */
export const findOpenGateways = async (r: Reader, gateways: Gateways): Promise<ReadonlySet<string>> =>
  new Set(
    (await readGateways(r, gateways))
      .filter(({ takes_deposits, is_silent }) => takes_deposits && !is_silent)
      .map(({ code }) => code),
  )

/** Through whom a withdrawal is paid that was approved now; nothing where no gateway is connected. */
export const findPayer = async (r: Reader, gateways: Gateways): Promise<string | undefined> =>
  choosePayer(await readGateways(r, gateways))

/** Through whom a payout that waits is sent now; nothing where it goes on waiting. */
export const findSender = async (
  r: Reader,
  gateways: Gateways,
  payout: { gateway_code: string; was_sent: boolean },
): Promise<string | undefined> => chooseSender(await readGateways(r, gateways), payout)

/**
 * Seals the secrets of gateways anew, from the secret of before to the one of now. One that does not open is forgotten, and that of the
 * operator's file holds again. Answers whose were forgotten. To be run in the transaction that replaces the secret.
 */
export const sealSecretsAnew = async (tx: Tx, before: Sealer | undefined, now: Sealer): Promise<string[]> => {
  const forgotten: string[] = []
  for (const { code, secret, earlier_secret } of await findGateways(tx)) {
    const renew = (sealed: string | null): string | null => {
      if (sealed === null) return null
      const text = openKept(before, sealed, code)
      return text === undefined ? null : now.seal(text, nameSecretOwner(code))
    }
    const renewed = { code, secret: renew(secret), earlier_secret: renew(earlier_secret) }
    await putSealed(tx, renewed)
    if (secret !== null && renewed.secret === null) forgotten.push(code)
  }
  return forgotten
}

const openKept = (sealer: Sealer | undefined, sealed: string, code: string): string | undefined => {
  try {
    return sealer?.open(sealed, nameSecretOwner(code))
  } catch (error) {
    if (error instanceof SealError) return undefined
    throw error
  }
}
