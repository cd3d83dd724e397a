import type { Clock } from '../../kernel/clock.ts'
import type { Player, SupplierPort } from '../../modules/games/supplier.port.ts'
import { reject, UNAVAILABLE, UNKNOWN } from './answers.rules.ts'
import { type Breaker, CLOSED, judgeEntry, noteCall } from './breaker.rules.ts'

const wasAnswered = (answer: unknown): boolean => {
  if (answer === undefined) return false
  const { outcome } = Object(answer) as { outcome?: unknown }
  return outcome !== 'unknown' && outcome !== 'unavailable'
}

/** Hears of every call how it went and since when the breaker is open. Never waited for. */
export type NoteCall = (call: {
  supplier_code: string
  is_answered: boolean
  took_ms: number
  open_since_ms: number | undefined
}) => void

/**
 * The same port with a circuit breaker: while the supplier does not answer nobody new is sent there, and who would go hears so at
 * once. Money still comes home, and what is unclear is still asked about. Each process has a breaker of its own.
 */
export const guardSupplier = (
  port: SupplierPort,
  { clock, tell = () => {} }: { clock: Clock; tell?: NoteCall | undefined },
): SupplierPort => {
  let breaker: Breaker = CLOSED
  const now = (): number => clock.now().getTime()
  const note = async <T>(call: Promise<T>): Promise<T> => {
    const asked_at = now()
    const answer = await call
    const is_answered = wasAnswered(answer)
    breaker = noteCall(breaker, is_answered, now())
    tell({ supplier_code: port.code, is_answered, took_ms: now() - asked_at, open_since_ms: breaker.open_since })
    return answer
  }
  const mayEnter = async (player: Player): Promise<boolean> => {
    const verdict = judgeEntry(breaker, now())
    return verdict === 'enter' || (verdict === 'ask_first' && (await note(port.balance(player))) !== undefined)
  }
  const isOut = (): boolean => judgeEntry(breaker, now()) === 'stay_out'
  return {
    ...port,
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
