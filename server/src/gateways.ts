import { join } from 'node:path'
import type { Config } from './kernel/config.ts'
import { openGateway } from './running/gateway.ts'
import { explainError } from './running/operator-error.ts'
import { buildSiteUrl } from './running/port.ts'
import type { Life } from './running/supervise.ts'

/**
 * Starts the payment gateways of the demo, unless the operator names others. Answers the settings by which this process and its workers
 * find them. The site goes on without those that do not start.
 */
export const openGateways = async (
  life: Life,
  { seed, gateways_file, data_dir, currency, host, port }: Config,
  translate: (line: string) => void,
): Promise<Record<string, string>> => {
  if (seed !== 'demo' || gateways_file !== undefined) return {}
  try {
    const notify_url = buildSiteUrl(host, port)
    const gateway = await openGateway({ dir: join(data_dir, 'gateway'), currency, translate, notify_url })
    life.onLeave(gateway.stop)
    return gateway.env
  } catch (error) {
    translate(`the payment gateways of the demo did not start: ${explainError(error)}`)
    return {}
  }
}
