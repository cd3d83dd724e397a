import { formatMs } from '../rules/figures.rules.ts'
import { formatCount, t } from '../text.ts'
import { Two } from './data-table.tsx'
import { StateChip } from './state-chip.tsx'

/** The last hour of whom we call, as the server tells it. */
type Health = {
  state: 'none' | 'good' | 'poor' | 'silent'
  calls: number
  unanswered: number
  success: string | null
  p50_ms: number | null
  p95_ms: number | null
  open_since: string | null
}

/** How calls went within the hour. */
export const describeHealth = ({ state, open_since, success, calls, unanswered }: Health) => {
  const silent = unanswered > 0 ? ` · ${t('suppliers.silent', { n: formatCount(unanswered) })}` : ''
  const figures = `${success ?? '–'}% · ${t('suppliers.calls', { n: formatCount(calls) })}${silent}`
  return (
    <Two
      first={<StateChip state={state} text={t(`suppliers.health.${state}`)} />}
      second={
        open_since === null ? success !== null && figures : t('suppliers.open_since', { since: open_since.slice(11) })
      }
    />
  )
}

/** How long they took. */
export const describeTimes = (health: Health | null) =>
  health === null || health.p50_ms === null ? (
    '–'
  ) : (
    <Two first={formatMs(health.p50_ms)} second={formatMs(health.p95_ms ?? 0)} />
  )
