import { useQuery } from '@tanstack/react-query'
import { type Motif, Skeleton } from '@moongate/ui'
import { JZ } from '@moongate/contract/games.states'
import { useMemo } from 'react'
import { useIsDemo } from '../../session/use-is-demo.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { HallGrid } from './hall-grid.tsx'
import { Coming, Nothing, Trial } from './hall-notes.tsx'
import { hallQuery, useMine, useNamedElsewhere } from './hall.ts'
import { HallTools } from './hall-tools.tsx'
import { countSuppliers, type HallGame, type Mine, nameGame, pickTab } from './hall.rules.ts'
import type { View } from './lobby.rules.ts'
import css from './lobby.module.css'
import { createSearch } from './search.rules.ts'
import { SupplierRail } from './supplier-rail.tsx'
import type { useView } from './use-view.ts'

const NO_GAMES: readonly HallGame[] = []

/** What of the hall is to be seen: by supplier, tab and word; where nothing fits, by its names in other languages. */
const useFound = (games: readonly HallGame[], { api, tab, gameType }: View, asked: string, mine: Mine) => {
  const picked = useMemo(() => {
    const of_supplier = api === '' ? games : games.filter(({ supplier }) => supplier.api_name === api)
    return pickTab(of_supplier, tab, mine)
  }, [games, api, tab, mine])
  const search = useMemo(() => createSearch(picked), [picked])
  const found = useMemo(() => search(asked), [search, asked])
  const elsewhere = useNamedElsewhere(gameType, asked.trim(), found.length === 0 && games.length > 0)
  return useMemo(() => {
    if (!elsewhere) return found
    const keys = new Set(elsewhere.map(nameGame))
    return picked.filter(({ key }) => keys.has(key))
  }, [found, elsewhere, picked])
}

/** A hall of games: its suppliers beside, its tabs and search above, and as many tiles as the window shows (R2.29). */
export const Hall = ({
  state: { view, asked, type, change, clear },
  motif,
  label,
  popup = false,
}: {
  state: ReturnType<typeof useView>
  motif: Motif
  label: string
  popup?: boolean
}) => {
  const { data, isLoadingError, refetch } = useQuery(hallQuery(view.gameType))
  const { mine } = useMine()
  const demo = useIsDemo()
  const games = data?.games ?? NO_GAMES
  const counted = useMemo(() => countSuppliers(games), [games])
  const favourites = useMemo(() => new Set(mine.favourites.map(nameGame)), [mine.favourites])
  const known = counted.some(({ supplier }) => supplier.api_name === view.api)
  const shown = useFound(games, known ? view : { ...view, api: '' }, asked.q, mine)
  if (isLoadingError) return <LoadFailed retry={() => void refetch()} />
  if (!data) return <Skeleton className={css.waiting} height="auto" radius={20} />
  if (games.length === 0) return <Coming motif={motif} lottery={view.gameType === 4} />
  return (
    <div className={css.lobby} data-hall>
      <SupplierRail
        counted={counted}
        total={games.length}
        chosen={known ? view.api : ''}
        choose={(api) => change({ api })}
        gameType={view.gameType}
        popup={popup}
      />
      <section className={css.list}>
        {demo && counted.some(({ supplier }) => supplier.api_name !== JZ) && <Trial />}
        <HallTools tab={view.tab} choose={(tab) => change({ tab })} {...asked} type={type} count={shown.length} />
        {shown.length === 0 ? (
          <Nothing view={{ ...view, q: asked.q }} clear={clear} />
        ) : (
          <HallGrid games={shown} favourites={favourites} label={label} />
        )}
      </section>
    </div>
  )
}
