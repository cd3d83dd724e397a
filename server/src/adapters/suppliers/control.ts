import type { Config } from '../../kernel/config.ts'
import type { FaultPort } from '../../modules/games/supplier.port.ts'

const TIMEOUT_MS = 5_000

const tell = async (url: string, secret: string, method: 'POST' | 'DELETE', body?: object): Promise<boolean> => {
  try {
    const { ok } = await fetch(`${url}/control/faults`, {
      method,
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { body: JSON.stringify(body) }),
    })
    return ok
  } catch {
    return false
  }
}

/** The control calls of the suppliers of a demo; nothing where there are none. */
export const connectFaults = ({
  sandbox_url: url,
  sandbox_control: secret,
}: Pick<Config, 'sandbox_url' | 'sandbox_control'>): FaultPort | undefined =>
  url === undefined || secret === undefined
    ? undefined
    : {
        orderFault: ({ code, fault, call, times, delay_s }) =>
          tell(url, secret, 'POST', {
            brand: code,
            fault,
            times,
            delay_ms: delay_s * 1000,
            ...(call !== undefined && { calls: [call] }),
          }),
        clearFaults: () => tell(url, secret, 'DELETE'),
      }
