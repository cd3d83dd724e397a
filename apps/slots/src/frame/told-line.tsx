import { type FormatAmount, useFormatAmount, VisuallyHidden } from '@moongate/ui'
import type { State, Told } from '../play/state.ts'
import { nameSymbol, t, translateName } from '../text.ts'
import { toDecimal } from '@moongate/money'
import css from './frame.module.css'

const putWon = ({ amount, symbol, count }: Extract<Told, { kind: 'won' }>, formatAmount: FormatAmount): string => {
  const money = formatAmount(toDecimal(amount))
  if (symbol === undefined || count === undefined) return t('won', { amount: money })
  return t('won_with', { symbol: nameSymbol(symbol), count, amount: money })
}

const putWords = (told: Told, formatAmount: FormatAmount): string => {
  if (told.kind === 'won') return putWon(told, formatAmount)
  if (told.kind === 'auto_ended') return translateName('auto_ended', told.why)
  return told.kind === 'more' ? t('free_more', { count: told.spins }) : t(told.kind)
}

/** One line under the reels: what is going on. What a round came to is read out. */
export const ToldLine = ({ state }: { state: State }) => {
  const words = putWords(state.told, useFormatAmount())
  const is_spoken = state.told.kind !== 'spinning'
  return (
    <p className={css.told} data-kind={state.told.kind}>
      <span key={words} aria-hidden>
        {words}
      </span>
      <VisuallyHidden live>{is_spoken ? words : ''}</VisuallyHidden>
    </p>
  )
}
