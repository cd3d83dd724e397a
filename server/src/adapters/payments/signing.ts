import type { Ids } from '../../kernel/ids.ts'
import type { GatewayPort } from '../../modules/payments/gateway.port.ts'

/** What a gateway signs with, the one of now first; undefined stands for the secret of the operator's file. */
export type FindSecrets = (code: string) => Promise<readonly (string | undefined)[]>

type Keyed = { make: (secret: string) => GatewayPort; secret: string; findSecrets: FindSecrets; ids: Ids }

/**
 * The same port with the secret that holds at each call, so that it can be replaced while everything runs. What the gateway tells by itself
 * is believed for the one before as well, for as long as that is kept.
 */
export const signGateway = ({ make, secret, findSecrets, ids }: Keyed): GatewayPort => {
  const port = make(secret)
  const listPorts = async (): Promise<GatewayPort[]> =>
    (await findSecrets(port.code)).map((kept) => (kept === undefined ? port : make(kept)))
  const now = async (): Promise<GatewayPort> => (await listPorts())[0] ?? port
  return {
    ...port,
    createPayment: async (order) => (await now()).createPayment(order),
    paymentStatus: async (id) => (await now()).paymentStatus(id),
    createPayout: async (order) => (await now()).createPayout(order),
    payoutStatus: async (id) => (await now()).payoutStatus(id),
    refund: async (order) => (await now()).refund(order),
    fetchSettlement: async (day) => (await now()).fetchSettlement(day),
    readEvent: async (headers, body) => {
      for (const one of await listPorts()) {
        const event = await one.readEvent(headers, body)
        if (event) return event
      }
      return undefined
    },
    trySecret: async (other) => (await make(other).paymentStatus(ids.uuid())).outcome === 'not_found',
  }
}
