import type { Clock } from '../kernel/clock.ts'
import { type Breaker, CLOSED, judgeEntry, noteCall } from './breaker.rules.ts'

/** Hears of every call how it went and since when the breaker is open. Never waited for. */
export type NoteCall = (call: {
  callee: string
  is_answered: boolean
  took_ms: number
  open_since_ms: number | undefined
}) => void

type BreakerOf = {
  clock: Clock
  /** Whom the calls go to, as the figures of calls name them. */
  callee: string
  wasAnswered: (answer: unknown) => boolean
  tell?: NoteCall | undefined
}

/** The breaker of whom one process calls: `note` waits for a call and keeps how it went, `judge` says whether anybody new may go there. */
export const createBreaker = ({ clock, callee, wasAnswered, tell = () => {} }: BreakerOf) => {
  let breaker: Breaker = CLOSED
  const now = (): number => clock.now().getTime()
  return {
    note: async <T>(call: Promise<T>): Promise<T> => {
      const asked_at = now()
      const answer = await call
      const is_answered = wasAnswered(answer)
      breaker = noteCall(breaker, is_answered, now())
      tell({ callee, is_answered, took_ms: now() - asked_at, open_since_ms: breaker.open_since })
      return answer
    },
    judge: () => judgeEntry(breaker, now()),
  }
}
