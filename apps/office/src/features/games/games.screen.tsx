import { Button } from '@mantine/core'
import { GAME_SETTERS } from '@moongate/contract/staff.states'
import { hasRole } from '@moongate/contract/states'
import { useQuery } from '@tanstack/react-query'
import { gamesQuery } from '../../api/games.ts'
import { useRoles } from '../../session/session.store.ts'
import type { ListSearch } from '../../start/search.rules.ts'
import { useListSearch } from '../../start/use-list-search.ts'
import { t } from '../../text.ts'
import { ListPanel } from '../../widgets/list-panel.tsx'
import { Freshness, Page, Panel } from '../../widgets/page.tsx'
import { SearchBox } from '../../widgets/search-box.tsx'
import { buildGameColumns } from './game-columns.tsx'
import { GameFilters } from './game-filters.tsx'

const LIMIT = 20
const NONE: ListSearch = { keyword: undefined, supplier: undefined, type: undefined, tab: undefined }

const toInput = ({ page, keyword, supplier, type, tab }: ListSearch) => ({
  limit: LIMIT,
  page: page ?? 1,
  ...(keyword && { keyword }),
  ...(supplier && { api_code: supplier }),
  ...(type && { gameType: Number(type) }),
  ...(tab && { enabled: tab === 'on' ? 1 : 0 }),
})

/** The catalogue: which games are offered, how they are marked, in which order and with which picture (R6.6). */
export const GamesScreen = () => {
  const { search, narrow, turn } = useListSearch()
  const query = useQuery(gamesQuery(toInput(search)))
  const may_set = hasRole(useRoles(), GAME_SETTERS)
  return (
    <Page
      title={t('nav.games')}
      tools={
        <>
          <Freshness query={query} />
          <SearchBox
            value={search.keyword ?? ''}
            hint={t('games.search_hint')}
            onSearch={(keyword) => narrow({ keyword: keyword || undefined })}
          />
        </>
      }
    >
      <Panel>
        <GameFilters search={search} narrow={narrow} known={query.data} />
        <ListPanel
          query={query}
          label={t('nav.games')}
          columns={buildGameColumns(may_set)}
          keyOf={(row) => row.id}
          onPage={turn}
          empty={t('none_found')}
          emptyAction={
            <Button variant="default" onClick={() => narrow(NONE)}>
              {t('clear_search')}
            </Button>
          }
        />
      </Panel>
    </Page>
  )
}
