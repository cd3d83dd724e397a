import { Select } from '@mantine/core'
import { Money } from '@moongate/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { FiguresPage } from '../../api/play.ts'
import type { ListSearch } from '../../start/search.rules.ts'
import { formatCount, t } from '../../text.ts'
import { DaySpan } from '../../widgets/day-span.tsx'
import { Facts } from '../../widgets/facts.tsx'
import filterBar from '../../widgets/filter-bar.module.css'
import { ListPanel } from '../../widgets/list-panel.tsx'
import { buildFigureColumns } from './figure-columns.tsx'
import css from './play.module.css'

type Narrow = (change: ListSearch) => void

const Filters = ({ search, narrow, known }: { search: ListSearch; narrow: Narrow; known: FiguresPage | undefined }) => {
  const listOptions = (choices: FiguresPage['types'] = []) => choices.map(({ value, text }) => ({ value, label: text }))
  return (
    <div className={filterBar.bar}>
      <DaySpan
        from={{ value: search.from ?? known?.from, change: (from) => narrow({ from }) }}
        to={{ value: search.to ?? known?.to, change: (to) => narrow({ to }) }}
      />
      <Select
        w={190}
        searchable
        clearable
        label={t('differences.supplier')}
        placeholder={t('games.any_supplier')}
        nothingFoundMessage={t('none_found')}
        data={listOptions(known?.suppliers)}
        value={search.supplier ?? null}
        onChange={(chosen) => narrow({ supplier: chosen ?? undefined })}
      />
      <Select
        w={170}
        clearable
        label={t('games.type')}
        placeholder={t('games.any_type')}
        data={listOptions(known?.types)}
        value={search.type ?? null}
        onChange={(chosen) => narrow({ type: chosen ?? undefined })}
      />
    </div>
  )
}

const Total = ({ total, zone }: { total: FiguresPage['sums']; zone: string }) => (
  <div className={css.total}>
    <Facts
      columns={2}
      facts={[
        { label: t('play.staked'), value: <Money value={total.bet_amount} />, num: true },
        { label: t('play.paid'), value: <Money value={total.payout} />, num: true },
        { label: t('play.ggr'), value: <Money value={total.ggr} />, num: true, big: true },
        { label: t('play.measured'), value: total.measured === null ? '–' : `${total.measured}%`, num: true },
        { label: t('play.bets'), value: formatCount(total.bets), num: true },
      ]}
    />
    <p>{t('play.about', { zone })}</p>
  </div>
)

type Props = { query: UseQueryResult<FiguresPage>; search: ListSearch; narrow: Narrow; turn: (page: number) => void }

/** Turnover, payouts and measured return by game, beside what is published (R6.6). */
export const Figures = ({ query, search, narrow, turn }: Props) => (
  <>
    <Filters search={search} narrow={narrow} known={query.data} />
    {query.data && query.data.total > 0 && <Total total={query.data.sums} zone={query.data.zone} />}
    <ListPanel
      query={query}
      label={t('play.figures')}
      columns={buildFigureColumns()}
      keyOf={(row) => `${row.api_code} ${row.game_code}`}
      onPage={turn}
      empty={t('play.none')}
    />
  </>
)
