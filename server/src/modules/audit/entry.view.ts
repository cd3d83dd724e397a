import type { AnswerOf } from '@moongate/contract'
import type { auditOfficeRoutes } from '@moongate/contract/audit.office'
import type { Translate } from '../../kernel/index.ts'
import { formatWireTime } from '../../kernel/time.ts'
import type { AuditRow } from './entry.rules.ts'

type Row = AnswerOf<typeof auditOfficeRoutes.entries>['data']['data'][number]

/** An entry in the reader's words: what was done by name where it has one, states as JSON. */
export const auditView = (e: AuditRow, time_zone: string, translate: Translate): Row => ({
  id: e.id.toString(),
  created_at: formatWireTime(e.created_at, time_zone),
  actor: `${translate.byCode(`audit:actors.${e.actor_type}`, e.actor_type)} ${e.actor_name}`,
  action: translate.byCode(`audit:actions.${e.action}`, e.action),
  target: e.target,
  reason: e.reason,
  before: formatJson(e.before),
  after: formatJson(e.after),
  ip: e.ip,
  request_id: e.request_id,
})

const formatJson = (state: unknown): string => (state === null ? '' : JSON.stringify(state))
