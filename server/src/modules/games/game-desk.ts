import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { refuse } from '../../kernel/refusal.ts'
import { requireSeen } from '../../kernel/seen.ts'
import { recordAudit } from '../audit/index.ts'
import type { GamesDeps } from './deps.ts'
import { type DeskGame, lockDeskGame, updateGame, type Wanted } from './game-desk.sql.ts'

/** What an operator has decided of a game, whole, as its form shows it. */
export const readWanted = ({ enabled, tags, weight, told_pic, web_pic }: DeskGame): Wanted => ({
  enabled,
  tags,
  weight: weight ?? 0,
  picture: told_pic === null ? '' : web_pic,
})

const describeGame = ({ enabled, tags, weight, web_pic }: DeskGame) => ({
  enabled,
  tags,
  weight: weight ?? 0,
  picture: web_pic,
})

/**
 * Staff decide whether a game is offered, how it is marked, where it stands and which picture it has (R6.6): lobbies follow at once, and
 * it stays whatever the supplier tells later. Refuses games.game_unknown, common.conflict.
 */
export const setGame = (
  d: Pick<GamesDeps, 'db'>,
  { id, seen }: { id: number; seen: string },
  wanted: Wanted,
  by: StaffAct,
): Promise<DeskGame> =>
  d.db.tx(async (tx) => {
    const before = (await lockDeskGame(tx, id)) ?? refuse('games.game_unknown')
    requireSeen(seen, readWanted(before), wanted)
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
