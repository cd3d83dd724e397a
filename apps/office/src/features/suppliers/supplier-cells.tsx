import { Link } from '@tanstack/react-router'
import type { DifferencePage } from '../../api/queries.ts'
import type { Supplier } from '../../api/suppliers.ts'
import { formatCount, t } from '../../text.ts'
import { Two } from '../../widgets/data-table.tsx'
import { describeHealth } from '../../widgets/health-cells.tsx'
import rowLink from '../../widgets/row-link.module.css'
import { StateChip } from '../../widgets/state-chip.tsx'

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
export const describeConnection = ({ book, health }: Supplier) =>
  health === null ? t(book === 'ours' ? 'suppliers.own' : 'suppliers.unconnected') : describeHealth(health)

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
