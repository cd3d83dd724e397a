import { SoundButton } from '@moongate/game-client'
import type { Visit } from '@moongate/game-contract/sports'
import { goHome, IconButton, icons, Money } from '@moongate/ui'
import { t } from '../text.ts'
import { toDecimal } from '@moongate/money'
import css from './frame.module.css'

type Props = {
  visit: Visit
  balance: number
  atMatch: boolean
  heard: boolean
  onBoard: () => void
  onSound: () => void
  onRules: () => void
}

/** Where one is, the way back, sound and rules, and what one has. */
export const TopBar = ({ visit, balance, atMatch, heard, onBoard, onSound, onRules }: Props) => (
  <header className={css.top}>
    <div>
      <IconButton icon={icons.home} label={t('home')} onClick={goHome} />
      {atMatch && <IconButton icon={icons.arrowLeft} label={t('to_board')} onClick={onBoard} />}
    </div>
    <div className={css.title}>
      <h1>{visit.title}</h1>
      <span>{visit.brand}</span>
    </div>
    <div className={css.own}>
      <SoundButton heard={heard} onPress={onSound} />
      <IconButton icon={icons.infoCircle} label={t('rules')} onClick={onRules} />
      <p className={css.balance}>
        <span>{t('balance')}</span>
        <Money value={toDecimal(balance)} flash />
      </p>
    </div>
  </header>
)
