import { Link } from '@tanstack/react-router'
import type { DifferencePage } from '../../api/queries.ts'
import type { Supplier } from '../../api/suppliers.ts'
import { formatCount, t } from '../../text.ts'
import { Two } from '../../widgets/data-table.tsx'
import rowLink from '../../widgets/row-link.module.css'
import { StateChip } from '../../widgets/state-chip.tsx'
import { formatMs } from './figures.rules.ts'

/** How fresh our books of a supplier are. */
export type Freshness = DifferencePage['suppliers'][number]

const describeWindow = ({ maintenance_from: from, maintenance_to: to }: Supplier): string =>
  from === null && to === null ? '' : `${from?.slice(5, 16) ?? ''} – ${to?.slice(5, 16) ?? ''}`

/** How it stands, and when it is serviced. */
export const describeState = (row: Supplier) => (
  <Two first={<StateChip state={row.state} text={t(`suppliers.states.${row.state}`)} />} second={describeWindow(row)} />
)

/** How many games it offers, of how many. */
export const describeGames = ({ games, games_on }: Supplier): string =>
  t('suppliers.games', {
    n: games === games_on ? formatCount(games) : `${formatCount(games_on)} / ${formatCount(games)}`,
  })

/** How its calls went within the hour, or why nobody calls it. */
export const describeHealth = ({ book, health }: Supplier) => {
  if (health === null) return t(book === 'ours' ? 'suppliers.own' : 'suppliers.unconnected')
  const { open_since, success, calls, unanswered } = health
  const silent = unanswered > 0 ? ` · ${t('suppliers.silent', { n: formatCount(unanswered) })}` : ''
  const figures = `${success ?? '–'}% · ${t('suppliers.calls', { n: formatCount(calls) })}${silent}`
  return (
    <Two
      first={<StateChip state={health.state} text={t(`suppliers.health.${health.state}`)} />}
      second={
        open_since === null ? success !== null && figures : t('suppliers.open_since', { since: open_since.slice(11) })
      }
    />
  )
}

/** How long its calls took. */
export const describeTimes = ({ health }: Supplier) =>
  health === null || health.p50_ms === null ? (
    '–'
  ) : (
    <Two first={formatMs(health.p50_ms)} second={formatMs(health.p95_ms ?? 0)} />
  )

/** Until when its bets are here, and the way to what differs in the books. */
export const Books = ({ fresh: { api_code, synced_at, open } }: { fresh: Freshness }) => (
  <Two
    first={synced_at === null ? '–' : synced_at.slice(5, 16)}
    second={
      open > 0 && (
        <Link to="/differences" search={{ keyword: api_code }} className={rowLink.link}>
          {t('suppliers.differences', { n: formatCount(open) })}
        </Link>
      )
    }
  />
)
