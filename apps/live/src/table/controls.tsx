import type { SeatTold } from '@moongate/game-contract/live'
import { Button, Money } from '@moongate/ui'
import { toDecimal } from '@moongate/money'
import { sumSpots } from '../play/chips.rules.ts'
import type { Bets } from '../play/use-bets.ts'
import { t } from '../text.ts'
import { Chips } from './chips.tsx'
import css from './table.module.css'

type Props = { seat: SeatTold; bets: Bets; chips: readonly number[]; chip: number; onChip: (chip: number) => void }

/** Balance, chips, and what is done with those that are put down. */
export const Controls = ({ seat, bets, chips, chip, onChip }: Props) => {
  const [held, laid] = [sumSpots(bets.held), sumSpots(bets.laid)]
  const idle = !bets.open || bets.busy
  return (
    <footer className={css.controls} data-played>
      <dl className={css.figures}>
        <div>
          <dt>{t('balance')}</dt>
          <dd>
            <Money value={toDecimal(seat.balance)} />
          </dd>
        </div>
        <div>
          <dt>{t('laid')}</dt>
          <dd>
            <Money value={toDecimal(laid)} />
          </dd>
        </div>
      </dl>
      <Chips chips={chips} chosen={chip} label={t('chips')} onChoose={onChip} />
      <div className={css.presses}>
        <Button onClick={bets.repeat} disabled={idle || !bets.canRepeat}>
          {t('repeat')}
        </Button>
        <Button onClick={bets.clear} disabled={idle || held === 0}>
          {t('clear')}
        </Button>
        <Button variant="primary" onClick={bets.send} disabled={idle || held === 0}>
          {t('confirm')}
        </Button>
      </div>
    </footer>
  )
}
