import { judgeRound } from '@moongate/tables'
import { Money, VisuallyHidden } from '@moongate/ui'
import type { ReactNode } from 'react'
import { toDecimal } from '@moongate/money'
import type { LayoutProps } from '../games/game.ts'
import { nameBet } from '../games/name-bet.ts'
import { sumSpot } from '../play/chips.rules.ts'
import css from './bets.module.css'

type Props = LayoutProps & { bet: string; odds?: string | undefined; children?: ReactNode; focusable?: boolean }

/** Where chips are put on one bet, with what lies there. What stands on it is its name, if nothing else is given. */
export const Spot = ({ bet, odds, bets, chip, round, children, focusable = true }: Props) => {
  const sum = sumSpot(bet, bets.laid, bets.held)
  return (
    <button
      type="button"
      className={css.spot}
      tabIndex={focusable ? 0 : -1}
      data-bet={bet}
      data-won={round !== undefined && judgeRound(round)(bet) > 100}
      data-held={(bets.held[bet] ?? 0) > 0}
      disabled={!bets.open || bets.busy}
      onClick={() => bets.put({ [bet]: chip })}
    >
      {children === undefined ? (
        <b>{nameBet(bet)}</b>
      ) : (
        <>
          <VisuallyHidden>{nameBet(bet)}</VisuallyHidden>
          <span aria-hidden>{children}</span>
        </>
      )}
      {odds && <small>{odds}</small>}
      {sum > 0 && (
        <span className={css.stack} data-stack>
          <Money value={toDecimal(sum)} />
        </span>
      )}
    </button>
  )
}
