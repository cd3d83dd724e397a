import type { AnswerOf } from '@moongate/contract'
import type { auditOfficeRoutes } from '@moongate/contract/audit.office'
import type { Translate } from '../../kernel/index.ts'
import { formatWireTime } from '../../kernel/time.ts'
import { type ActorName, type AuditRow, buildActorKey } from './entry.rules.ts'

type Filters = AnswerOf<typeof auditOfficeRoutes.filters>['data']
type Row = AnswerOf<typeof auditOfficeRoutes.entries>['data']['data'][number]

type Shown = {
  time_zone: string
  translate: Translate
  /** What targets are called. */ names: ReadonlyMap<string, string>
}

/** An entry in the reader's words: what was done by name where it has one, states as JSON. */
export const auditView = (e: AuditRow, { time_zone, translate, names }: Shown): Row => ({
  id: e.id.toString(),
  created_at: formatWireTime(e.created_at, time_zone),
  actor: nameActor(e, translate),
  actor_key: buildActorKey(e),
  action: nameAction(e.action, translate),
  target: e.target,
  target_name: names.get(e.target) ?? '',
  reason: e.reason,
  before: formatJson(e.before),
  after: formatJson(e.after),
  ip: e.ip,
  request_id: e.request_id,
})

/** What the log can be narrowed to, in the reader's words; actions in the order of these. */
export const auditFiltersView = (
  { actors, actions }: { actors: readonly ActorName[]; actions: readonly string[] },
  translate: Translate,
): Filters => ({
  actors: actors.map((actor) => ({ key: buildActorKey(actor), name: nameActor(actor, translate) })),
  actions: actions.map((key) => ({ key, name: nameAction(key, translate) })),
})

const nameActor = ({ actor_type, actor_name }: ActorName, translate: Translate): string =>
  `${translate.byCode(`audit:actors.${actor_type}`, actor_type)} ${actor_name}`
const nameAction = (action: string, translate: Translate): string => translate.byCode(`audit:actions.${action}`, action)

const formatJson = (state: unknown): string => (state === null ? '' : JSON.stringify(state))
