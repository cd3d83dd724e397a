import { Button, CurrencyProvider, cx, Spinner } from '@moongate/ui'
import type { ReactNode } from 'react'
import { translate } from '../texts.ts'
import css from './frame.module.css'

type Props = {
  /** The sign of the player's currency. */
  sign: string
  /** Sets `--bed` and `--bar`: the ground of the page, and that of its bar. */
  className: string | undefined
  children: ReactNode
}

/** The whole page of a game: bar, game, and what lies below it. */
export const GamePage = ({ sign, className, children }: Props) => (
  <CurrencyProvider symbol={sign}>
    <div className={cx(css.page, className)}>{children}</div>
  </CurrencyProvider>
)

/** In place of a game that is not there yet; with a way to ask again where nobody is asking. */
export const Waiting = ({ label, onRetry }: { label: string; onRetry?: (() => void) | undefined }) => (
  <main className={css.waiting}>
    {onRetry ? (
      <Button variant="primary" onClick={onRetry}>
        {translate('retry')}
      </Button>
    ) : (
      <Spinner size={44} label={label} />
    )}
  </main>
)
