import { GAME_TAGS } from '@moongate/contract/games.states'

/** Lobby screens → game type (R9.7) and the category whose tint they wear. */
export const lobbies = {
  '/Live': { gameType: 1, category: 'live' },
  '/Fish': { gameType: 2, category: 'fish' },
  '/Game': { gameType: 3, category: 'slots' },
  '/Lottery': { gameType: 4, category: 'lottery' },
  '/Sport': { gameType: 5, category: 'sport' },
  '/Board': { gameType: 6, category: 'board' },
  '/Esports': { gameType: 7, category: 'esport' },
} as const
export type LobbyPath = keyof typeof lobbies
/** Whether an address is a lobby's. */
export const isLobbyPath = (path: string): path is LobbyPath => Object.hasOwn(lobbies, path)

export const TAGS = ['all', ...GAME_TAGS] as const
export type Tag = (typeof TAGS)[number]
const PER_PAGE = 60

type Filter = { gameType: number; api: string; tag: Tag; keyword: string }
/** The question for one page of the lobby's games. */
export const buildGamesInput = ({ gameType, api, tag, keyword }: Filter, page: number) => ({
  gameType,
  tag,
  page,
  limit: PER_PAGE,
  ...(api !== '' && { api_code: api }),
  ...(keyword.trim() !== '' && { keyword: keyword.trim() }),
})

/** The next page, if there is one. */
export const findNextPage = (last: { current_page: number; last_page: number }): number | undefined =>
  last.current_page < last.last_page ? last.current_page + 1 : undefined
