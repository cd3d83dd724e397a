import { cleanRead } from '../../../kernel/storable.ts'
import type { GatewayEvent } from '../../../modules/payments/gateway.port.ts'
import { parseAnswer } from '../../http.ts'
import type { GatewayDeps } from '../deps.ts'
import { event } from './answers.ts'
import { isAuthentic } from './sign.rules.ts'

type Headers = Readonly<Record<string, string | string[] | undefined>>

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What the gateway tells us by itself, once its signature over what was sent is right. */
export const readEvent = (d: GatewayDeps, headers: Headers, body: string): GatewayEvent | undefined => {
  const told = { timestamp: String(headers['x-timestamp']), signature: String(headers['x-signature']), body }
  if (headers['x-merchant'] !== d.merchant || !isAuthentic(d.secret, told, d.clock.now())) return undefined
  const said = parseAnswer(event, cleanRead(parseJson(body)))
  if (!said) return undefined
  return { event_id: said.event_id, kind: said.event, subject: said.payout_id ?? said.order_id ?? '', body: said }
}
