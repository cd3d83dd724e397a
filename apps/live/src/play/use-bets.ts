import type { Refused, SeatTold, Spots } from '@moongate/game-contract/live'
import { useRef, useState } from 'react'
import { askBet } from '../api/calls.ts'
import { createId } from '@moongate/game-client'
import { addChips, isEnough } from './chips.rules.ts'
import type { Table } from './use-tables.ts'

/** What became of the chips in the player's hand. */
export type Said = 'laid' | 'trying' | 'away' | 'least' | Refused['error']
/** Chips and words belong to a round, and are gone with it; but not the word that nobody answered, which a round's end may outrun. */
type Hand = { round: string; held: Spots; said: Said | undefined }

type Asked = { session: string; table: Table; seat: SeatTold; onSeat: (seat: SeatTold) => void }
type Laid = { session: string; table: Table; spots: Spots; onMiss: () => void }

/** Lays chips, and says what became of them: the seat as it is then, or why not. */
const layChips = async ({ session, table, spots, onMiss }: Laid): Promise<SeatTold | Said> => {
  const bet = { session, table: table.code, bet_id: createId(), round: table.round, spots }
  const told = await askBet(bet, onMiss).catch(() => undefined)
  if (!told) return 'away'
  return 'error' in told ? told.error : told
}

const isUnanswered = (said: Said | undefined): boolean => said === 'trying' || said === 'away'

/** The chips that are put down and not yet laid, and what a player can do with them. */
export const useBets = ({ session, table, seat, onSeat }: Asked) => {
  const { round, phase, least, most } = table
  const [hand, setHand] = useState<Hand>({ round, held: {}, said: undefined })
  const [busy, setBusy] = useState(false)
  const last = useRef<Spots>({})
  const [canRepeat, setCanRepeat] = useState(false)
  const open = phase === 'betting'
  const laid = seat.round === round ? seat.laid : {}
  const held = open && hand.round === round ? hand.held : {}
  const hold = (held: Spots, said?: Said): void => setHand({ round, held, said })
  const send = async (): Promise<void> => {
    if (!isEnough(held, laid, least)) return hold(held, 'least')
    setBusy(true)
    const told = await layChips({ session, table, spots: held, onMiss: () => hold(held, 'trying') })
    setBusy(false)
    if (typeof told === 'string') return hold(told === 'away' ? {} : held, told)
    last.current = told.laid
    setCanRepeat(true)
    onSeat(told)
    hold({}, 'laid')
  }
  return {
    held,
    laid,
    said: (hand.round === round || isUnanswered(hand.said)) && (open || phase === 'closed') ? hand.said : undefined,
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
