import type { CardView } from '@moongate/cards'
import type { Visit } from '@moongate/game-contract/cards'
import { useFormatAmount } from '@moongate/ui'
import { type ReactNode, useMemo, useState } from 'react'
import { toDecimal } from '@moongate/money'
import type { Player } from '../play/sound.ts'
import { useLate, usePassed } from '../play/use-late.ts'
import type { Round, Seat } from '../play/use-round.ts'
import { useSounds } from '../play/use-sounds.ts'
import { t } from '../text.ts'
import { BetBar } from './bet-bar.tsx'
import { Clock } from './clock.tsx'
import { Figures } from './figures.tsx'
import { MoveBar, type MoveButton } from './move-bar.tsx'
import css from './parts.module.css'
import { type Asked, type Spoken, sumRound } from './said.ts'
import { ToldLine } from './told-line.tsx'

/** What a game puts onto the table: its felt, what is said, its moves, and how long an end takes to be seen. */
export type TableParts<V extends CardView> = {
  felt: (seen: { round: Round<V> | null; stake: number; shown: boolean }) => ReactNode
  tell: (asked: Asked<Round<V>>) => Spoken
  buttons: (round: Round<V>, format: (minor: number) => string) => MoveButton[]
  measureEnd: (round: Round<V>) => number
  /** What stands in the place of the moves, where they are more than buttons; undefined where they are not. */
  bar?: (asked: BarProps<V>) => ReactNode | undefined
}
/** A running round, and how it is moved in. */
export type BarProps<V extends CardView> = { round: Round<V>; busy: boolean; onMove: (move: string) => void }
/** What every table is given. */
export type TableProps = { visit: Visit; seat: Seat; player: Player }

type Props<V extends CardView> = TableProps & { round: Round<V> | null; parts: TableParts<V> }

/** Who presses twice at the end of a round must not be dealt another one by it: so long after it none begins. */
const GUARD_MS = 300

/** A table with its controls. What a round brought is shown once its cards lie there. */
export const TablePage = <V extends CardView>({ visit, seat, player, round, parts }: Props<V>) => {
  const { balance, said } = seat.held ?? { balance: visit.balance, said: undefined }
  const { least, most, unit } = visit
  const [stake, setStake] = useState(() => Math.max(least, Math.min(1_000, most)))
  const open = round !== null && !round.over
  const phase = `${round?.id} ${round?.over}`
  const rested = usePassed(phase, GUARD_MS)
  const shown = useLate(phase, round ? parts.measureEnd(round) : 0) && !open
  const formatAmount = useFormatAmount()
  const format = (minor: number): string => formatAmount(toDecimal(minor))
  const { words, look } = parts.tell({ round, said, shown, format })
  const sums = round ? sumRound(round) : { staked: 0, paid: 0 }
  const limits = useMemo(() => ({ least, most, unit, balance }), [least, most, unit, balance])
  useSounds(player, round, shown, sums)
  return (
    <main className={css.table} aria-label={t('table')}>
      <section className={css.felt}>
        {open && <Clock ends_at={round.ends_at} />}
        {parts.felt({ round, stake, shown })}
        <ToldLine words={words} look={look} />
      </section>
      <footer className={css.controls} data-played>
        <Figures balance={shown || open ? balance : balance - sums.paid} staked={open ? sums.staked : stake} />
        {open ? (
          (parts.bar?.({ round, busy: seat.busy, onMove: seat.move }) ?? (
            <MoveBar
              round={round}
              buttons={parts.buttons(round, format)}
              balance={balance}
              busy={seat.busy}
              onMove={seat.move}
            />
          ))
        ) : (
          <BetBar
            stake={stake}
            limits={limits}
            busy={seat.busy}
            rested={rested}
            onStake={setStake}
            onDeal={seat.deal}
          />
        )}
      </footer>
    </main>
  )
}
