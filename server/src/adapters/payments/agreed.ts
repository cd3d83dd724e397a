import { type Limits, LIMITS } from '../http.ts'
import type { GatewayDeps } from './deps.ts'

/** Where a gateway tells us of what happens there. */
export const buildNotifyUrl = ({ notify_url, code }: Pick<GatewayDeps, 'notify_url' | 'code'>): string =>
  `${notify_url}/api/callbacks/payments/${code}/event`

/** How long we wait for its answers. */
export const readLimits = (d: Pick<GatewayDeps, 'limits'>): Limits => d.limits ?? LIMITS
