import type { SeatTold } from '@moongate/game-contract/live'
import { useFormatAmount, VisuallyHidden } from '@moongate/ui'
import { GAMES } from '../games/index.ts'
import { toDecimal } from '@moongate/money'
import type { Bets } from '../play/use-bets.ts'
import type { Table } from '../play/use-tables.ts'
import { t } from '../text.ts'
import css from './table.module.css'

/** One line of what is going on, read out as it changes. */
export const ToldLine = ({ table, seat, bets, away }: { table: Table; seat: SeatTold; bets: Bets; away: boolean }) => {
  const formatAmount = useFormatAmount()
  const putResult = (): string => {
    const result = table.outcome ? GAMES[table.game].putResult(table.outcome) : ''
    const mine = seat.round === table.round && seat.payout !== null ? seat.payout : 0
    return mine > 0 ? `${result} · ${t('paid', { amount: formatAmount(toDecimal(mine)) })}` : result
  }
  const putWords = (): string => {
    if (away || bets.said === 'trying') return t('away')
    if (bets.said) return t(`said.${bets.said}`, { cap: formatAmount(toDecimal(table.cap)) })
    return table.phase === 'result' ? putResult() : t(`phase.${table.phase}`)
  }
  const words = putWords()
  return (
    <p className={css.told} data-phase={table.phase}>
      <span aria-hidden>{words}</span>
      <VisuallyHidden live>{words}</VisuallyHidden>
    </p>
  )
}
