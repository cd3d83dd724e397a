import type { Refused, SeatTold, Spots } from '@moongate/game-contract/live'
import { useEffect, useRef, useState } from 'react'
import { askBet } from '../api/calls.ts'
import { createId } from '@moongate/game-client'
import { addChips, isEnough } from './chips.rules.ts'
import type { Table } from './use-tables.ts'

/** What became of the chips in the player's hand; `late`: they were refused as `closed`, and their round had gone on by then. */
export type Said = 'laid' | 'trying' | 'away' | 'least' | 'late' | Refused['error']
/**
 * Chips and words belong to a round, and are gone with it; but not those that a round's end may outrun (`lasts`): that nobody answered,
 * and a refusal that came when no bets were open any more, so that nobody has read it yet.
 */
type Hand = { round: string; held: Spots; said: Said | undefined; lasts?: boolean }

type Asked = { session: string; table: Table; seat: SeatTold; onSeat: (seat: SeatTold) => void }
type Laid = { session: string; table: Table; spots: Spots; onMiss: () => void }

/** Lays chips, and says what became of them: the seat as it is then, or why not. */
const layChips = async ({ session, table, spots, onMiss }: Laid): Promise<SeatTold | Said> => {
  const bet = { session, table: table.code, bet_id: createId(), round: table.round, spots }
  const told = await askBet(bet, onMiss).catch(() => undefined)
  if (!told) return 'away'
  return 'error' in told ? told.error : told
}

/** Whether words of a round's chips can be read still: with the cards the line goes on to what comes out. */
const isHeard = (phase: Table['phase']): boolean => phase === 'betting' || phase === 'closed'

/** How a table stands now, for an answer that comes later than it was asked for. */
const useNow = ({ round, phase }: Table) => {
  const now = useRef({ round, phase })
  useEffect(() => {
    now.current = { round, phase }
  }, [round, phase])
  return (asked: string): boolean => now.current.round !== asked || !isHeard(now.current.phase)
}

/** The chips that are put down and not yet laid, and what a player can do with them. */
export const useBets = ({ session, table, seat, onSeat }: Asked) => {
  const { round, phase, least, most } = table
  const [hand, setHand] = useState<Hand>({ round, held: {}, said: undefined })
  const [busy, setBusy] = useState(false)
  const isLate = useNow(table)
  const last = useRef<Spots>({})
  const [canRepeat, setCanRepeat] = useState(false)
  const open = phase === 'betting'
  const laid = seat.round === round ? seat.laid : {}
  const held = open && hand.round === round ? hand.held : {}
  const hold = (held: Spots, said?: Said, lasts = false): void => setHand({ round, held, said, lasts })
  const send = async (): Promise<void> => {
    if (!isEnough(held, laid, least)) return hold(held, 'least')
    setBusy(true)
    const told = await layChips({ session, table, spots: held, onMiss: () => hold(held, 'trying', true) })
    setBusy(false)
    if (told === 'away') return hold({}, told, true)
    if (typeof told === 'string')
      return isLate(round) ? hold({}, told === 'closed' ? 'late' : told, true) : hold(held, told)
    last.current = told.laid
    setCanRepeat(true)
    onSeat(told)
    hold({}, 'laid')
  }
  return {
    held,
    laid,
    said: (hand.lasts ? isHeard(phase) || phase === 'dealing' : hand.round === round && isHeard(phase))
      ? hand.said
      : undefined,
    busy,
    open,
    canRepeat,
    put: (on: Spots) => hold(addChips(on, { laid, held, most, balance: seat.balance })),
    clear: () => hold({}),
    repeat: () => hold(last.current),
    send: () => void send(),
  }
}
export type Bets = ReturnType<typeof useBets>
