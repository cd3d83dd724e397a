import { DEMO_SUPPLIER } from '@moongate/contract/games.states'

/** `match`: at which of its matches a game of sports opens. */
export type GameParams = { api_code: string; gameType: number; gameCode: string; match?: string }

export type LaunchVerdict = 'pass' | 'login_first' | 'demo_only_lottery'

/** May this visitor open that game? */
export const judgeLaunch = (
  game: Pick<GameParams, 'api_code'>,
  visitor: { logged_in: boolean; is_demo: boolean },
): LaunchVerdict => {
  if (!visitor.logged_in) return 'login_first'
  return visitor.is_demo && game.api_code !== DEMO_SUPPLIER ? 'demo_only_lottery' : 'pass'
}

/** The waiting page's address for a game. */
export const buildLaunchAddress = (game: GameParams): string => {
  const query = new URLSearchParams({ api_code: game.api_code, gameType: String(game.gameType) })
  if (game.gameCode !== '') query.set('gameCode', game.gameCode)
  if (game.match) query.set('match', game.match)
  return `#/LoginToSupplier?${query.toString()}`
}
