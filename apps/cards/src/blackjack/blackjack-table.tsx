import { useFormatAmount } from '@moongate/ui'
import { useMemo, useState } from 'react'
import { toDecimal } from '../frame/coins.ts'
import { BetBar } from '../parts/bet-bar.tsx'
import { Clock } from '../parts/clock.tsx'
import { Figures } from '../parts/figures.tsx'
import css from '../parts/parts.module.css'
import { ToldLine } from '../parts/told-line.tsx'
import type { Player } from '../play/sound.ts'
import { useLate } from '../play/use-late.ts'
import type { Seat } from '../play/use-round.ts'
import { useSounds } from '../play/use-sounds.ts'
import { t } from '../text.ts'
import type { Visit } from '../visit.ts'
import { Felt } from './felt.tsx'
import { Moves } from './moves.tsx'
import { sayRound, sumRound } from './words.ts'

const CARD_MS = 450

type Props = { visit: Visit; seat: Seat; held: NonNullable<Seat['held']>; player: Player }

/** The blackjack table. What a round brought is shown once the dealer's cards lie there. */
export const BlackjackTable = ({ visit, seat, held, player }: Props) => {
  const { round, balance } = held
  const [stake, setStake] = useState(() => Math.max(visit.least, Math.min(1_000, visit.most)))
  const open = round !== null && !round.over
  const dealer = round?.view.dealer.length ?? 0
  const shown = useLate(`${round?.id} ${round?.over}`, dealer * CARD_MS) && !open
  const formatAmount = useFormatAmount()
  const { words, look } = sayRound({ ...held, shown, format: (minor) => formatAmount(toDecimal(minor)) })
  const sums = round ? sumRound(round) : { staked: 0, paid: 0 }
  const { least, most } = visit
  const limits = useMemo(() => ({ least, most, balance }), [least, most, balance])
  useSounds(player, round, shown, sums)
  return (
    <main className={css.table} aria-label={t('table')}>
      <section className={css.felt}>
        {open && <Clock ends_at={round.ends_at} />}
        <Felt round={round} stake={stake} shown={shown} />
        <ToldLine words={words} look={look} />
      </section>
      <footer className={css.controls}>
        <Figures balance={shown || open ? balance : balance - sums.paid} staked={open ? sums.staked : stake} />
        {open ? (
          <Moves round={round} balance={balance} busy={seat.busy} onMove={seat.move} />
        ) : (
          <BetBar stake={stake} limits={limits} busy={seat.busy} onStake={setStake} onDeal={seat.deal} />
        )}
      </footer>
    </main>
  )
}
