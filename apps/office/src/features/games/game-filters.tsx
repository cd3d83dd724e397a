import { Select } from '@mantine/core'
import type { GamePage } from '../../api/games.ts'
import type { ListSearch } from '../../start/search.rules.ts'
import { t } from '../../text.ts'
import filterBar from '../../widgets/filter-bar.module.css'

type Props = { search: ListSearch; narrow: (change: ListSearch) => void; known: GamePage | undefined }

/** Whose games, of which category, and whether they are offered. */
export const GameFilters = ({ search: { supplier, type, tab }, narrow, known }: Props) => {
  const listOptions = (choices: GamePage['types'] = []) => choices.map(({ value, text }) => ({ value, label: text }))
  return (
    <div className={filterBar.bar}>
      <Select
        w={200}
        searchable
        clearable
        aria-label={t('differences.supplier')}
        placeholder={t('games.any_supplier')}
        nothingFoundMessage={t('none_found')}
        data={listOptions(known?.suppliers)}
        value={supplier ?? null}
        onChange={(chosen) => narrow({ supplier: chosen ?? undefined })}
      />
      <Select
        w={180}
        clearable
        aria-label={t('games.type')}
        placeholder={t('games.any_type')}
        data={listOptions(known?.types)}
        value={type ?? null}
        onChange={(chosen) => narrow({ type: chosen ?? undefined })}
      />
      <Select
        w={160}
        clearable
        aria-label={t('order.state')}
        placeholder={t('games.any_state')}
        data={[
          { value: 'on', label: t('suppliers.states.open') },
          { value: 'off', label: t('suppliers.states.off') },
        ]}
        value={tab ?? null}
        onChange={(chosen) => narrow({ tab: chosen ?? undefined })}
      />
    </div>
  )
}
