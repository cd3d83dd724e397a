import { findFish } from '@moongate/fishing'
import { useFormatAmount, VisuallyHidden } from '@moongate/ui'
import { toDecimal } from '@moongate/money'
import type { Said } from '../play/hall.ts'
import { t, type TextKey } from '../text.ts'
import css from './sea.module.css'

/** One line of what is going on, read out as it changes. */
export const ToldLine = ({ said }: { said: Said | undefined }) => {
  const formatAmount = useFormatAmount()
  const putWords = (): string => {
    if (!said) return t('said.start')
    if (said.about !== 'shot') return t(`said.${said.about}`)
    const { state, fish, stake, times, struck } = said.shot
    if (state !== 'caught') return state === 'missed' ? '' : t(`said.${state}`)
    const name = t(`kind.${findFish(said.seed, fish)?.kind.code ?? 'anchovy'}` as TextKey)
    const amount = formatAmount(toDecimal(stake * times))
    return struck.length > 0
      ? t('said.chain', { name, count: struck.length, amount })
      : t('said.caught', { name, times, amount })
  }
  const words = putWords()
  return (
    <p className={css.told}>
      <span aria-hidden>{words}</span>
      <VisuallyHidden live>{words}</VisuallyHidden>
    </p>
  )
}
