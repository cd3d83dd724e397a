import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { queryClient } from '../../api/query-client.ts'
import { useSession } from '../../session/session.store.ts'
import { IS_MOBILE } from '../../start/mobile.ts'
import { type GameKey, type Mine, setFavouriteIn, unpackHall } from './hall.rules.ts'

/** Every game of a category, or of all; the browser keeps the answer and asks whether it is still good. */
export const hallQuery = (gameType: number | undefined) =>
  queryOptions({
    queryKey: ['games', 'hall', gameType],
    queryFn: async () => {
      const { data } = await api.games.hall({ ...(gameType && { gameType }), isMobile: IS_MOBILE })
      return { suppliers: data.suppliers, games: unpackHall(data) }
    },
    staleTime: 60_000,
    structuralSharing: false,
  })

const mineQuery = queryOptions({
  queryKey: ['games', 'mine'],
  queryFn: async () => (await api.games.mine({}, { quiet: true })).data,
  staleTime: 10_000,
})

const NOTHING: Mine = { favourites: [], recent: [] }
/** What the member keeps; a visitor keeps nothing. */
export const useMine = (): { mine: Mine; logged_in: boolean } => {
  const logged_in = useSession((s) => s.token !== null)
  const { data } = useQuery({ ...mineQuery, enabled: logged_in, refetchOnWindowFocus: true })
  return { mine: logged_in ? (data ?? NOTHING) : NOTHING, logged_in }
}

const show = (key: GameKey, on: boolean): void => {
  queryClient.setQueryData(mineQuery.queryKey, (mine) => mine && setFavouriteIn(mine, key, on))
}

/** Makes a game a favourite or none: shown at once, and taken back where the server did not take it. */
export const setFavourite = async (key: GameKey, on: boolean): Promise<void> => {
  await queryClient.cancelQueries({ queryKey: mineQuery.queryKey })
  show(key, on)
  try {
    await api.games.favourite({ ...key, on: on ? 1 : 0 })
  } catch (error) {
    show(key, !on)
    throw error
  }
}

/** The names in other languages are with the server: it is asked where nothing here fits. */
export const useNamedElsewhere = (gameType: number | undefined, keyword: string, wanted: boolean) => {
  const { data } = useQuery({
    queryKey: ['games', 'named', gameType, keyword],
    queryFn: async () => {
      const asked = { ...(gameType && { gameType }), keyword, limit: 100, isMobile: IS_MOBILE }
      return (await api.games.list(asked, { quiet: true })).data.data.map(({ params }) => params)
    },
    enabled: wanted && keyword !== '',
    staleTime: 300_000,
  })
  return wanted ? data : undefined
}
