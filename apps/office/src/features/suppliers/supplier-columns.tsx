import { Icon, icons } from '@moongate/ui'
import { ActionIcon } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { DifferencePage } from '../../api/queries.ts'
import type { Supplier } from '../../api/suppliers.ts'
import { formatCount, t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { RowButton } from '../../widgets/row-button.tsx'
import rowLink from '../../widgets/row-link.module.css'
import { StateChip } from '../../widgets/state-chip.tsx'
import { formatMs } from './figures.rules.ts'
import { askSupplier } from './supplier-form.tsx'
import css from './suppliers.module.css'
import { askTest } from './test-call.tsx'

type Freshness = DifferencePage['suppliers'][number]

const describeWindow = ({ maintenance_from: from, maintenance_to: to }: Supplier): string =>
  from === null && to === null ? '' : `${from?.slice(5, 16) ?? ''} – ${to?.slice(5, 16) ?? ''}`

const describeState = (row: Supplier) => (
  <Two first={<StateChip state={row.state} text={t(`suppliers.states.${row.state}`)} />} second={describeWindow(row)} />
)

const describeGames = ({ games, games_on }: Supplier): string =>
  t('suppliers.games', {
    n: games === games_on ? formatCount(games) : `${formatCount(games_on)} / ${formatCount(games)}`,
  })

/** How its calls went within the hour, or why nobody calls it. */
const describeHealth = ({ book, health }: Supplier) => {
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

const describeTimes = ({ health }: Supplier) =>
  health === null || health.p50_ms === null ? (
    '–'
  ) : (
    <Two first={formatMs(health.p50_ms)} second={formatMs(health.p95_ms ?? 0)} />
  )

/** Until when its bets are here, and the way to what differs in the books. */
const Books = ({ fresh: { api_code, synced_at, open } }: { fresh: Freshness }) => (
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

type Move = (code: string, direction: 'up' | 'down') => void
const Order = ({ row, move }: { row: Supplier; move: Move }) => (
  <span className={css.order}>
    {(['up', 'down'] as const).map((direction) => (
      <ActionIcon
        key={direction}
        variant="subtle"
        color="gray"
        size={26}
        aria-label={t(`suppliers.${direction}`, { name: row.api_title })}
        onClick={() => move(row.api_code, direction)}
      >
        <Icon d={direction === 'up' ? icons.arrowUp : icons.arrowDown} size={16} />
      </ActionIcon>
    ))}
  </span>
)

const steps: Column<Supplier> = {
  key: 'steps',
  head: t('order.steps'),
  align: 'end',
  pinned: true,
  cell: (row) => (
    <span className={css.steps}>
      {row.book === 'theirs' && (
        <RowButton
          label={t('suppliers.test.one')}
          about={t('suppliers.test.title', { name: row.api_title })}
          onClick={() => askTest(row)}
        />
      )}
      <RowButton
        label={t('suppliers.change')}
        about={t('suppliers.title', { name: row.api_title })}
        onClick={() => askSupplier(row)}
      />
    </span>
  ),
}

/** Who it is, how it stands, how its calls went, how fresh our books of it are; and for some what they may do. */
export const buildSupplierColumns = (fresh: readonly Freshness[], move: Move | undefined): Column<Supplier>[] => [
  {
    key: 'supplier',
    head: t('differences.supplier'),
    cell: (row) => (
      <span className={css.supplier}>
        {move && <Order row={row} move={move} />}
        <img className={css.picture} src={row.picture} alt="" width={32} height={32} loading="lazy" />
        <Two first={row.api_title} second={`${row.api_code} · ${describeGames(row)}`} />
      </span>
    ),
  },
  { key: 'state', head: t('order.state'), cell: describeState },
  { key: 'health', head: t('suppliers.health_head'), cell: describeHealth },
  { key: 'times', head: t('suppliers.times'), align: 'end', num: true, cell: describeTimes },
  {
    key: 'synced',
    head: t('suppliers.synced'),
    num: true,
    cell: ({ api_code }) => {
      const found = fresh.find((one) => one.api_code === api_code)
      return found ? <Books fresh={found} /> : '–'
    },
  },
  ...(move ? [steps] : []),
]
