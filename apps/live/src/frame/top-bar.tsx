import { IconButton, icons } from '@moongate/ui'
import { t } from '../text.ts'
import type { Visit } from '../visit.ts'
import css from './frame.module.css'
import { goHome } from './home.ts'

type Props = { visit: Visit; atTable: boolean; onLobby: () => void; onOpen: (layer: 'history' | 'rules') => void }

/** Where one is, and the ways to all that is not the table itself. */
export const TopBar = ({ visit, atTable, onLobby, onOpen }: Props) => (
  <header className={css.top}>
    <div>
      <IconButton icon={icons.home} label={t('home')} onClick={goHome} />
      {atTable && <IconButton icon={icons.arrowLeft} label={t('to_lobby')} onClick={onLobby} />}
    </div>
    <div className={css.title}>
      <h1>{visit.title}</h1>
      <span>{visit.brand}</span>
    </div>
    <nav>
      <IconButton icon={icons.history} label={t('history')} onClick={() => onOpen('history')} />
      <IconButton icon={icons.infoCircle} label={t('rules')} onClick={() => onOpen('rules')} />
    </nav>
  </header>
)
