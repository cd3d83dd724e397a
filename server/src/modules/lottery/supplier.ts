import { LANGS } from '@moongate/contract'
import { JZ } from '@moongate/contract/games.states'
import { games } from '@moongate/lottery'
import type { SupplierGame, SupplierPort } from '../games/index.ts'
import { JZ_GAME_TYPE, type LotteryDeps } from './deps.ts'
import { listBetHistory } from './history.ts'
import { createLaunch } from './session.ts'

/**
 * The local lottery behind the port every supplier stands behind. Its book is ours: the member's balance is the ledger's
 * own account, so that a transfer is confirmed by being asked, and every member is a player already.
 */
export const createJzSupplier = (d: LotteryDeps): SupplierPort => ({
  code: JZ,
  abilities: { tells_status: true, applies_once: true },
  horizon_ms: 0,
  book: 'ours',
  createPlayer: async () => ({ outcome: 'ok' }),
  transferIn: async () => ({ outcome: 'ok' }),
  transferOut: async () => ({ outcome: 'ok' }),
  transferStatus: async () => ({ outcome: 'ok' }),
  balance: async () => undefined,
  launch: async ({ player, session_id, name, game_code, lang }) => {
    const token = await createLaunch(d, { ...player, session_id, name })
    const fragment = new URLSearchParams({ launch_token: token, ...(game_code && { game: game_code }) })
    // In the fragment no server log and no referrer ever sees the token.
    return `/lottery/?lang=${lang}#${fragment}`
  },
  betHistory: (asked) => listBetHistory(d, asked),
  catalogue: async () => ({
    outcome: 'ok',
    games: games.map(({ code }) => buildSupplierGame(d, code)),
    unread: [],
  }),
})

const buildSupplierGame = (d: LotteryDeps, game_code: string): SupplierGame => ({
  game_code,
  game_type: JZ_GAME_TYPE,
  title: Object.fromEntries(LANGS.map((lang) => [lang, d.translate(lang).byCode(`lottery:games.${game_code}`)])),
  tags: [],
  web_pic: '',
  mobile_pic: '',
})
