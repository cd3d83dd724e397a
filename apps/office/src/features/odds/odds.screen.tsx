import { ODDS_SETTERS } from '@moongate/contract/staff.states'
import { hasRole } from '@moongate/contract/states'
import { useQuery } from '@tanstack/react-query'
import { oddsQuery, type Offer } from '../../api/odds.ts'
import { useRoles } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { type Column, DataTable, Two } from '../../widgets/data-table.tsx'
import { Failed } from '../../widgets/list-panel.tsx'
import { RowButton } from '../../widgets/row-button.tsx'
import { Freshness, Page, Panel } from '../../widgets/page.tsx'
import { askOdds } from './odds-form.tsx'
import { computeOutlook, formatPercent } from './odds.rules.ts'

const describeMargin = ({ code, bet_type, odds }: Offer): string => computeOutlook(code, bet_type, odds)?.margin ?? '–'

const change: Column<Offer> = {
  key: 'change',
  head: t('order.steps'),
  align: 'end',
  pinned: true,
  cell: (row) => (
    <RowButton
      label={t('odds.change')}
      about={t('odds.title', { name: row.bet_type_text })}
      onClick={() => askOdds(row)}
    />
  ),
}

const buildColumns = (may_set: boolean): Column<Offer>[] => [
  { key: 'type', head: t('odds.bet_type'), cell: (row) => <Two first={row.bet_type_text} second={row.family_text} /> },
  { key: 'chance', head: t('odds.chance'), align: 'end', num: true, cell: (row) => row.probability },
  { key: 'odds', head: t('odds.odds'), align: 'end', num: true, cell: (row) => <strong>{row.odds}</strong> },
  { key: 'back', head: t('odds.back'), align: 'end', num: true, cell: (row) => formatPercent(row.rtp) },
  { key: 'margin', head: t('odds.margin'), align: 'end', num: true, cell: describeMargin },
  { key: 'built_in', head: t('odds.built_in'), align: 'end', num: true, cell: (row) => row.built_in },
  { key: 'band', head: t('odds.band'), align: 'end', num: true, cell: (row) => `${row.min} – ${row.max}` },
  {
    key: 'changed',
    head: t('odds.changed'),
    align: 'end',
    num: true,
    cell: (row) => (row.changed_at === null ? '–' : <Two first={row.changed_by} second={row.changed_at} />),
  },
  ...(may_set ? [change] : []),
]

/** What the lottery offers: odds, the return they give and what is left; some may set them within their band (R6.6). */
export const OddsScreen = () => {
  const query = useQuery(oddsQuery)
  const may_set = hasRole(useRoles(), ODDS_SETTERS)
  const { data, isError, error, isFetching, refetch } = query
  if (isError && !data)
    return (
      <Page title={t('nav.odds')}>
        <Panel>
          <Failed error={error} busy={isFetching} onRetry={() => void refetch()} />
        </Panel>
      </Page>
    )
  return (
    <Page title={t('nav.odds')} tools={<Freshness query={query} />}>
      {(data ?? [{ code: '', title: t('loading'), offers: undefined }]).map(({ code, title, offers }) => (
        <Panel key={code} title={title}>
          <DataTable
            label={title}
            columns={buildColumns(may_set)}
            rows={offers}
            keyOf={(row) => row.bet_type}
            bones={12}
          />
        </Panel>
      ))}
    </Page>
  )
}
