import { IconButton, icons, Money } from '@moongate/ui'
import { t } from '../text.ts'
import type { Visit } from '../visit.ts'
import { toDecimal } from './coins.ts'
import css from './frame.module.css'
import { goHome } from './home.ts'

type Props = { visit: Visit; balance: number; atMatch: boolean; onBoard: () => void }

/** Where one is, the way back, and what one has. */
export const TopBar = ({ visit, balance, atMatch, onBoard }: Props) => (
  <header className={css.top}>
    <div>
      <IconButton icon={icons.home} label={t('home')} onClick={goHome} />
      {atMatch && <IconButton icon={icons.arrowLeft} label={t('to_board')} onClick={onBoard} />}
    </div>
    <div className={css.title}>
      <h1>{visit.title}</h1>
      <span>{visit.brand}</span>
    </div>
    <p className={css.balance}>
      <span>{t('balance')}</span>
      <Money value={toDecimal(balance)} flash />
    </p>
  </header>
)
