import type { SupplierPort } from '../games/index.ts'
import { JZ, type LotteryDeps } from './deps.ts'
import { createLaunch } from './session.ts'

/**
 * The local lottery behind the port every supplier stands behind. Its book is ours: the member's balance is the ledger's
 * own account, so that a transfer is confirmed by being asked.
 */
export const createJzSupplier = (d: LotteryDeps): SupplierPort => ({
  code: JZ,
  horizon_ms: 0,
  book: 'ours',
  transferIn: async () => ({ outcome: 'ok' }),
  transferOut: async () => ({ outcome: 'ok' }),
  transferStatus: async () => ({ outcome: 'ok' }),
  balance: async () => undefined,
  launch: async ({ player, session_id, name, game_code, lang }) => {
    const token = await createLaunch(d, { ...player, session_id, name })
    const [game = '', family] = game_code.split('.')
    const fragment = new URLSearchParams({ launch_token: token, ...(game && { game }), ...(family && { family }) })
    // In the fragment no server log and no referrer ever sees the token.
    return `/lottery/?lang=${lang}#${fragment}`
  },
})
