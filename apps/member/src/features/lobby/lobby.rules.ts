import { type Tab, TABS } from './hall.rules.ts'

/** Lobby screens → game type (R9.7) and the category whose tint they wear; the hall of all kinds has none. */
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
/** Whether an address is the lobby of one category. */
export const isLobbyPath = (path: string): path is LobbyPath => Object.hasOwn(lobbies, path)

/** The lobby of a game type. */
export const findLobby = (gameType: number | undefined) =>
  Object.values(lobbies).find((one) => one.gameType === gameType)

/** What of a hall is shown; the address holds it, so that a reload and a way back keep it. */
export type View = { api: string; tab: Tab; q: string; gameType: number | undefined }
/** What the address calls supplier and category: lobbies have a category of their own, others name it (R2.14). */
export type Names = { api: 'api' | 'api_code'; fixed: number | undefined }

const readText = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 40) : '')

export const readView = (search: Readonly<Record<string, unknown>>, { api, fixed }: Names): View => {
  const named = Number(readText(search['gameType']))
  return {
    api: readText(search[api]),
    tab: TABS.find((tab) => tab === search['tab']) ?? 'all',
    q: readText(search['q']),
    gameType: fixed ?? (findLobby(named) ? named : undefined),
  }
}

export const writeView = ({ api, tab, q, gameType }: View, names: Names): Record<string, string> => ({
  ...(api !== '' && { [names.api]: api }),
  ...(names.fixed === undefined && gameType !== undefined && { gameType: String(gameType) }),
  ...(tab !== 'all' && { tab }),
  ...(q !== '' && { q }),
})
