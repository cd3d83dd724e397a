import type { CardView } from '@moongate/cards'
import { useCallback, useEffect, useState } from 'react'
import { askDeal, askMove, askSeat } from '../api/calls.ts'
import type { Refused, RoundTold, SeatTold } from '../api/told.ts'
import { createDealId } from './deal-id.ts'

export type Said = 'away' | Refused['error']
/** A round with the moment, by this browser's clock, at which its turn ends. */
export type Round<V = CardView> = RoundTold<V> & { ends_at: number }
type Held = { balance: number; round: Round | null; next: string; said: Said | undefined }

/** After a turn's end the supplier takes a moment to play the round on. */
const GRACE_MS = 900

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
  const hear = useCallback((told: SeatTold | Missed): void => {
    setBusy(false)
    if (!('error' in told)) return setHeld(holdSeat(told))
    if (told.error === 'session') setOver(true)
    setHeld((before) => before && { ...before, said: told.error })
  }, [])
  const ask = (asked: Promise<SeatTold | Refused>): void => {
    setBusy(true)
    void wait(asked).then(hear)
  }
  const round = held?.round
  const open = round && !round.over ? round : undefined
  useEffect(() => {
    void wait(askSeat(session)).then(hear)
  }, [hear, session])
  useEffect(() => {
    if (!open) return
    const look = (): void => void wait(askSeat(session, open.id)).then(hear)
    const timer = setTimeout(look, Math.max(0, open.ends_at - Date.now()) + GRACE_MS)
    return () => clearTimeout(timer)
  }, [hear, session, open])
  return {
    held,
    busy,
    over,
    deal: (stake: number) => ask(askDeal({ session, deal_id: createDealId(), stake })),
    move: (move: string) => open && ask(askMove({ session, round: open.id, turn: open.turn, move })),
    again: () => ask(askSeat(session, round?.id)),
  }
}
export type Seat = ReturnType<typeof useRound>
