import type { Game } from '@moongate/lottery'
import { useEffect, useState } from 'react'
import { useSession } from '../session/session.ts'
import { findChanges, type KeptSlip, parseKept, type Restored, restoreSlip, writeKept } from './kept-slip.rules.ts'
import type { Slip } from './slip.rules.ts'

/** Where a player's slip of a game lies; a guest has none to keep. */
const usePlace = (game: Game): string | undefined => {
  const name = useSession()?.name
  return name === undefined ? undefined : `moongate_lottery_slip ${name} ${game.code}`
}

/** What was kept when this table was opened, and the slip that it gives. */
export const useKeptSlip = (game: Game): { place: string | undefined; kept: KeptSlip | undefined; first: Slip } => {
  const place = usePlace(game)
  const [kept] = useState(() => (place === undefined ? undefined : parseKept(localStorage.getItem(place))))
  const [first] = useState(() => restoreSlip(game, kept))
  return { place, kept, first }
}

type Now = { slip: Slip; issue: string; odds: (bet_type: string) => string; sent: boolean }

/** Writes the slip down at each change, once the odds are the server's; an empty one is taken away. */
export const useKeeping = (place: string | undefined, ready: boolean, { slip, issue, odds, sent }: Now): void => {
  const seen = Object.fromEntries(slip.lines.map(({ bet_type }) => [bet_type, odds(bet_type)]))
  const text = slip.lines.length === 0 ? undefined : writeKept(slip, { issue, odds: seen, sent })
  useEffect(() => {
    if (place === undefined || !ready) return
    if (text === undefined) localStorage.removeItem(place)
    else localStorage.setItem(place, text)
  }, [place, ready, text])
}

/** What changed since the slip was kept, until the player touches it; the odds are compared once they are the server's. */
export const useRestored = (
  kept: KeptSlip | undefined,
  ready: boolean,
  now: Omit<Now, 'sent'>,
): { restored: Restored | undefined; settle: () => void } => {
  const [seen, setSeen] = useState(false)
  const [found, setFound] = useState<Restored>()
  if (ready && kept && !found && !seen) setFound(findChanges(kept, now.slip, now))
  return { restored: seen ? undefined : found, settle: () => setSeen(true) }
}
