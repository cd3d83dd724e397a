import type { SeatTold } from '@moongate/game-contract/live'
import { useEffect, useState } from 'react'
import { GAMES } from '../games/index.ts'
import { nameTable } from '../games/name-bet.ts'
import { listChips } from '../play/chips.rules.ts'
import { type Bets, useBets } from '../play/use-bets.ts'
import type { Player } from '../play/sound.ts'
import { useDealt } from '../play/use-dealt.ts'
import { useSounds } from '../play/use-sounds.ts'
import type { Table } from '../play/use-tables.ts'
import { t } from '../text.ts'
import { Controls } from './controls.tsx'
import { Countdown } from './countdown.tsx'
import css from './table.module.css'
import { ToldLine } from './told-line.tsx'

/** Figures put a chip on a spot, Enter lays them, Backspace takes them up. */
const useBetKeys = (bets: Bets, chip: number, keys: readonly string[]): void => {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.repeat || !bets.open || bets.busy || document.querySelector('dialog[open]')) return
      const bet = keys[Number(event.key) - 1]
      if (bet !== undefined) bets.put({ [bet]: chip })
      else if (event.key === 'Backspace') bets.clear()
      else if (
        event.key === 'Enter' &&
        !(event.target as Element | null)?.closest('button') &&
        Object.keys(bets.held).length > 0
      )
        bets.send()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [bets, chip, keys])
}

type Props = {
  session: string
  table: Table
  seat: SeatTold
  away: boolean
  player: Player
  onSeat: (seat: SeatTold) => void
}

/** A table: the same frame for every game, and in it what the game looks like. */
export const TablePage = ({ session, table, seat, away, player, onSeat }: Props) => {
  const bets = useBets({ session, table, seat, onSeat })
  const chips = listChips(table.least, table.most)
  const [chip, setChip] = useState(chips[1] ?? 0)
  const dealt = useDealt(table)
  const { keys, Scene, Layout, Past } = GAMES[table.game]
  useBetKeys(bets, chip, keys)
  useSounds(player, table, seat, dealt.length)
  return (
    <main className={css.table} data-game={table.game} aria-label={nameTable(table)}>
      <section className={css.felt}>
        <p className={css.round}>
          {t('round', { number: table.number })} <span>{table.round}</span>
        </p>
        <Countdown table={table} />
        <Scene table={table} dealt={dealt} />
        <ToldLine table={table} seat={seat} bets={bets} away={away} />
        <Layout bets={bets} chip={chip} round={table.phase === 'result' ? (table.outcome ?? undefined) : undefined} />
      </section>
      <Past past={table.past} />
      <Controls seat={seat} bets={bets} chips={chips} chip={chip} onChip={setChip} />
    </main>
  )
}
