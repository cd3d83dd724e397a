import type { Clock } from '../../kernel/clock.ts'
import type { Player, SupplierPort } from '../../modules/games/supplier.port.ts'
import { reject, UNAVAILABLE, UNKNOWN } from './answers.rules.ts'
import { createBreaker, type NoteCall } from '../breaker.ts'

const wasAnswered = (answer: unknown): boolean => {
  if (answer === undefined) return false
  const { outcome } = Object(answer) as { outcome?: unknown }
  return outcome !== 'unknown' && outcome !== 'unavailable'
}

/**
 * The same port with a circuit breaker: while the supplier does not answer nobody new is sent there, and who would go hears so at
 * once. Money still comes home, and what is unclear is still asked about. Each process has a breaker of its own.
 */
export const guardSupplier = (
  port: SupplierPort,
  { clock, tell }: { clock: Clock; tell?: NoteCall | undefined },
): SupplierPort => {
  const { note, judge } = createBreaker({ clock, callee: port.code, wasAnswered, tell })
  const mayEnter = async (player: Player): Promise<boolean> => {
    const verdict = judge()
    return verdict === 'enter' || (verdict === 'ask_first' && (await note(port.balance(player))) !== undefined)
  }
  const isOut = (): boolean => judge() === 'stay_out'
  const { free_spins, matches, leave } = port
  return {
    ...port,
    ...(free_spins && {
      free_spins: {
        give: async (asked) => ((await mayEnter(asked.player)) ? note(free_spins.give(asked)) : UNKNOWN),
        takeBack: (grant) => note(free_spins.takeBack(grant)),
      },
    }),
    ...(leave && { leave: (visit) => note(leave(visit)) }),
    // Reads for show say nothing of how money moves: they neither trip the breaker nor heal it.
    ...(matches && {
      matches: {
        list: async (asked) => (isOut() ? UNAVAILABLE : matches.list(asked)),
        board: async () => (isOut() ? UNAVAILABLE : matches.board()),
      },
    }),
    createPlayer: async (player) => ((await mayEnter(player)) ? note(port.createPlayer(player)) : UNKNOWN),
    // It never left, so it is a clear no and the money is back at once.
    transferIn: async (t) => ((await mayEnter(t.player)) ? note(port.transferIn(t)) : reject('supplier_silent')),
    transferOut: (t) => note(port.transferOut(t)),
    transferStatus: (id, amount) => note(port.transferStatus(id, amount)),
    balance: async (player) => (isOut() ? undefined : note(port.balance(player))),
    launch: async (asked) => ((await mayEnter(asked.player)) ? note(port.launch(asked)) : undefined),
    betHistory: async (asked) => (isOut() ? UNAVAILABLE : note(port.betHistory(asked))),
    catalogue: async () => note(port.catalogue()),
  }
}
