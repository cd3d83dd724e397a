import { CloseButton, Select } from '@mantine/core'
import { BREAK_KINDS, parseSource } from '@moongate/contract/reconciliation.states'
import { api } from '../../api/api.ts'
import type { ItemsAsked } from '../../api/reconciliation.ts'
import type { ListSearch } from '../../start/search.rules.ts'
import { t } from '../../text.ts'
import { CsvButton } from '../../widgets/csv-button.tsx'
import bar from '../../widgets/filter-bar.module.css'
import { describeItemState, describeKind, describeSource } from './reconciliation-cells.tsx'
import css from './reconciliation.module.css'

type Props = { search: ListSearch; narrow: (change: ListSearch) => void; asked: ItemsAsked }

const readItems = (asked: ItemsAsked) => async (page: number) => {
  const { data } = await api.reconciliation.breaks({ ...asked, page, limit: 100 })
  const rows = data.data.map((row) => [
    row.day,
    describeSource(row.source),
    describeKind(row.kind),
    row.detail,
    row.subject,
    row.amount,
    row.effect,
    row.asset,
    describeItemState(row.state),
    row.owner_name,
    row.note,
    row.found_at,
    row.solved_at ?? '',
  ])
  return { data: rows, last_page: data.last_page }
}

const listHeads = (): string[] => [
  t('reconciliation.day'),
  t('reconciliation.source'),
  t('reconciliation.kind'),
  t('reconciliation.bill'),
  t('reconciliation.subject'),
  t('reconciliation.stake'),
  t('reconciliation.effect'),
  t('reconciliation.asset'),
  t('order.state'),
  t('reconciliation.owner'),
  t('reconciliation.note'),
  t('reconciliation.found'),
  t('reconciliation.solved'),
]

/** The day, and with what it was compared. */
const describeFilter = ({ from = '', target }: ListSearch): string =>
  target === undefined ? from : `${from} · ${describeSource(parseSource(target))}`

/** Of which day and kind, and all of it as a file. */
export const ItemFilters = ({ search, narrow, asked }: Props) => (
  <div className={bar.bar}>
    <Select
      w={280}
      searchable
      clearable
      aria-label={t('reconciliation.kind')}
      placeholder={t('reconciliation.any_kind')}
      nothingFoundMessage={t('none_found')}
      data={BREAK_KINDS.map((kind) => ({ value: kind, label: describeKind(kind) }))}
      value={asked.kind ?? null}
      onChange={(kind) => narrow({ action: kind ?? undefined })}
    />
    {search.from && (
      <span className={css.only}>
        {t('reconciliation.only', { what: describeFilter(search) })}
        <CloseButton size="sm" aria-label={t('clear')} onClick={() => narrow({ from: undefined, target: undefined })} />
      </span>
    )}
    <CsvButton name="reconciliation" heads={listHeads()} read={readItems(asked)} />
  </div>
)
