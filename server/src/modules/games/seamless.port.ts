import type { GameType } from '@moongate/contract/games.states'
import type { Text } from '../site/index.ts'
import type { Player } from './supplier.port.ts'

/**
 * What a supplier that plays with the centre wallet tells of a bet, each time under an id of its own. It may come again, and in any order. A bet
 * is won once, with 0 where it is lost; `amount` of a rollback is the stake.
 */
export type SeamlessEvent = { event_id: string; player: Player; bet_id: string; amount: bigint } & (
  | { kind: 'bet'; game_code: string; game_type: GameType; game_title: Text; detail: Text; bet_at: Date }
  | { kind: 'win' | 'rollback'; ended_at: Date }
)
/** `bet_unknown`: a win before its bet; `later`: the member's money is stopped for now; `differs`: not what was told before. */
export type SeamlessVerdict =
  | 'done'
  | 'insufficient'
  | 'no_player'
  | 'bet_unknown'
  | 'bet_known'
  | 'bet_ended'
  | 'bet_rolled_back'
  | 'differs'
  | 'later'
export type SeamlessAnswer = { verdict: SeamlessVerdict; balance: bigint }
/** What we offer to suppliers that play with the centre wallet. `balance` is undefined for nobody of ours. */
export type SeamlessBook = {
  balance: (player: Player) => Promise<bigint | undefined>
  apply: (supplier_code: string, event: SeamlessEvent) => Promise<SeamlessAnswer>
}
