import { cleanRead } from '../../../kernel/storable.ts'
import type { GatewayEvent } from '../../../modules/payments/gateway.port.ts'
import { parseAnswer } from '../../http.ts'
import type { GatewayDeps } from '../deps.ts'
import { isOfNow } from '../signed.rules.ts'
import { note } from './answers.ts'
import { fromLocal, readForm } from './forms.rules.ts'

/** What the gateway tells us by itself, once it is signed, meant for us and of now. */
export const readEvent = (d: GatewayDeps, form: string): GatewayEvent | undefined => {
  const fields = readForm(d.secret, form)
  const { sign: _, ...told } = cleanRead(fields) ?? {}
  if (told['mch_id'] !== d.merchant || !isOfNow(fromLocal(told['timestamp'] ?? ''), d.clock.now())) return undefined
  const said = parseAnswer(note, told)
  if (!said) return undefined
  const { notify_id: event_id, notify_type: kind, out_trade_no, out_transfer_no } = said
  return { event_id, kind, subject: out_transfer_no ?? out_trade_no ?? '', body: told }
}
