import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { refuse } from '../../kernel/refusal.ts'
import { recordAudit } from '../audit/index.ts'
import type { GamesDeps } from './deps.ts'
import { type DeskGame, lockDeskGame, updateGame, type Wanted } from './game-desk.sql.ts'

const describeGame = ({ enabled, tags, weight, web_pic }: DeskGame) => ({
  enabled,
  tags,
  weight: weight ?? 0,
  picture: web_pic,
})

/**
 * Staff decide whether a game is offered, how it is marked, where it stands and which picture it has (R6.6): lobbies follow at once, and
 * it stays whatever the supplier tells later. Refuses games.game_unknown.
 */
export const setGame = (d: Pick<GamesDeps, 'db'>, id: number, wanted: Wanted, by: StaffAct): Promise<DeskGame> =>
  d.db.tx(async (tx) => {
    const before = (await lockDeskGame(tx, id)) ?? refuse('games.game_unknown')
    const after = await updateGame(tx, id, wanted)
    await recordAudit(tx, {
      ...describeStaffAct(by),
      action: 'games.game_set',
      target: `game:${before.supplier_code}.${before.game_code}`,
      before: describeGame(before),
      after: describeGame(after),
    })
    return after
  })
