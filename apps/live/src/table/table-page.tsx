import { useEffect, useState } from 'react'
import type { SeatTold } from '../api/told.ts'
import { listChips } from '../play/chips.rules.ts'
import { type Bets, useBets } from '../play/use-bets.ts'
import type { Player } from '../play/sound.ts'
import { useDealt } from '../play/use-dealt.ts'
import { useSounds } from '../play/use-sounds.ts'
import type { Table } from '../play/use-tables.ts'
import { RoadsPanel } from '../roads/roads-panel.tsx'
import { t } from '../text.ts'
import { Controls } from './controls.tsx'
import { Countdown } from './countdown.tsx'
import { Hands } from './hands.tsx'
import { Spots, SPOTS } from './spots.tsx'
import css from './table.module.css'
import { ToldLine } from './told-line.tsx'

/** One to five put a chip on a spot, Enter lays them, Backspace takes them up. */
const useBetKeys = (bets: Bets, chip: number): void => {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.repeat || !bets.open || bets.busy || document.querySelector('dialog[open]')) return
      const [bet] = SPOTS[Number(event.key) - 1] ?? []
      if (bet) bets.put(bet, chip)
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
  }, [bets, chip])
}

type Props = {
  session: string
  table: Table
  seat: SeatTold
  away: boolean
  player: Player
  onSeat: (seat: SeatTold) => void
}

/** A baccarat table. */
export const TablePage = ({ session, table, seat, away, player, onSeat }: Props) => {
  const bets = useBets({ session, table, seat, onSeat })
  const chips = listChips(table.least, table.most)
  const [chip, setChip] = useState(chips[1] ?? 0)
  const dealt = useDealt(table)
  useBetKeys(bets, chip)
  useSounds(player, table, seat, dealt.player.length + dealt.banker.length)
  return (
    <main className={css.table} aria-label={t('table', { code: table.code })}>
      <section className={css.felt}>
        <p className={css.round}>
          {t('round', { number: table.number })} <span>{table.round}</span>
        </p>
        <Countdown table={table} />
        <Hands table={table} dealt={dealt} />
        <ToldLine table={table} seat={seat} bets={bets} away={away} />
        <Spots bets={bets} chip={chip} mark={table.phase === 'result' ? table.marks.at(-1) : undefined} />
      </section>
      <RoadsPanel marks={table.marks} />
      <Controls seat={seat} bets={bets} chips={chips} chip={chip} onChip={setChip} />
    </main>
  )
}
