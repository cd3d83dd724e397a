import type { CardView } from '@moongate/cards'
import type { Refused, RoundTold, SeatTold } from '@moongate/game-contract/cards'
import { useCallback, useEffect, useRef, useState } from 'react'
import { askDeal, askMove, askSeat } from '../api/calls.ts'
import { createId } from '@moongate/game-client'

export type Said = 'away' | Refused['error']
/** A round with the moment, by this browser's clock, at which its turn ends. */
export type Round<V = CardView> = RoundTold<V> & { ends_at: number }
type Held = { balance: number; round: Round | null; next: string; said: Said | undefined }

/** After a turn's end the supplier takes a moment to play the round on. */
const GRACE_MS = 900
/** What was asked for without an answer may have been done: so long afterwards the page looks what lies there, until it hears. */
const AGAIN_MS = 3_000

const holdSeat = ({ balance, round, next }: SeatTold): Held => ({
  balance,
  next,
  round: round && { ...round, ends_at: Date.now() + round.left_ms },
  said: undefined,
})

type Missed = { error: Said }
/** What was answered; `away` where nothing was. */
const wait = (asked: Promise<SeatTold | Refused>): Promise<SeatTold | Missed> =>
  asked.catch((): Missed => ({ error: 'away' }))

/** The player's seat: what lies there, and what they can ask for. Only one thing is asked for at a time. */
export const useRound = (session: string) => {
  const [held, setHeld] = useState<Held>()
  const [busy, setBusy] = useState(true)
  const [over, setOver] = useState(false)
  const [missed, setMissed] = useState(0)
  const asks = useRef(0)
  const hear = useCallback((told: SeatTold | Missed): void => {
    setBusy(false)
    setMissed((times) => ('error' in told && told.error === 'away' ? times + 1 : 0))
    if (!('error' in told)) return setHeld(holdSeat(told))
    if (told.error === 'session') setOver(true)
    setHeld((before) => before && { ...before, said: told.error })
  }, [])
  /** The same is asked for again by itself: nothing is to be pressed, and the player is told. */
  const tellAway = useCallback((): void => setHeld((before) => before && { ...before, said: 'away' }), [])
  const ask = (asked: Promise<SeatTold | Refused>): void => {
    asks.current += 1
    setBusy(true)
    void wait(asked).then(hear)
  }
  /** What a look finds is old where the player has asked for something since. */
  const look = useCallback(
    async (shown: string | undefined): Promise<void> => {
      const before = asks.current
      const told = await wait(askSeat(session, shown, tellAway))
      if (asks.current === before) hear(told)
    },
    [hear, session, tellAway],
  )
  const round = held?.round
  const open = round && !round.over ? round : undefined
  useEffect(() => void look(undefined), [look])
  useEffect(() => {
    const wait_ms =
      missed > 0 ? AGAIN_MS : open === undefined ? undefined : Math.max(0, open.ends_at - Date.now()) + GRACE_MS
    if (busy || wait_ms === undefined) return
    const timer = setTimeout(() => void look(round?.id), wait_ms)
    return () => clearTimeout(timer)
  }, [look, missed, busy, open, round?.id])
  return {
    held,
    busy,
    over,
    deal: (stake: number) => ask(askDeal({ session, deal_id: createId(), stake }, tellAway)),
    move: (move: string) => open && ask(askMove({ session, round: open.id, turn: open.turn, move }, tellAway)),
    again: () => ask(askSeat(session, round?.id, tellAway)),
  }
}
export type Seat = ReturnType<typeof useRound>
