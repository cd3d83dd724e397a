import type { BaccaratBet } from '@moongate/tables'
import { Money } from '@moongate/ui'
import { returnBet } from '@moongate/tables'
import type { MarkTold } from '../api/told.ts'
import { sumSpot } from '../play/chips.rules.ts'
import { toDecimal } from '../frame/coins.ts'
import type { Bets } from '../play/use-bets.ts'
import { t } from '../text.ts'
import css from './table.module.css'

/** The spots from left to right, with what they pay. */
export const SPOTS: readonly (readonly [BaccaratBet, string])[] = [
  ['player_pair', '11 : 1'],
  ['player', '1 : 1'],
  ['tie', '8 : 1'],
  ['banker', '0.95 : 1'],
  ['banker_pair', '11 : 1'],
]

type SpotProps = { bet: BaccaratBet; odds: string; bets: Bets; chip: number; mark: MarkTold | undefined }

const Spot = ({ bet, odds, bets, chip, mark }: SpotProps) => {
  const sum = sumSpot(bet, bets.laid, bets.held)
  const won = mark !== undefined && returnBet(bet, mark) > 100
  return (
    <button
      type="button"
      className={css.spot}
      data-bet={bet}
      data-won={won}
      data-held={(bets.held[bet] ?? 0) > 0}
      disabled={!bets.open || bets.busy}
      onClick={() => bets.put(bet, chip)}
    >
      <b>{t(`spot.${bet}`)}</b>
      <small>{odds}</small>
      {sum > 0 && (
        <span className={css.stack}>
          <Money value={toDecimal(sum)} />
        </span>
      )}
    </button>
  )
}

type Props = { bets: Bets; chip: number; mark: MarkTold | undefined }

/** Where chips are put. `mark` is what the round came to, once it is over. */
export const Spots = ({ bets, chip, mark }: Props) => (
  <fieldset className={css.spots} aria-label={t('spots')}>
    {SPOTS.map(([bet, odds]) => (
      <Spot key={bet} bet={bet} odds={odds} bets={bets} chip={chip} mark={mark} />
    ))}
  </fieldset>
)
