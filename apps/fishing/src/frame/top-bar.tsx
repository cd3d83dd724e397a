import { goHome, IconButton, icons } from '@moongate/ui'
import { useState } from 'react'
import type { Player } from '../play/sound.ts'
import { t } from '../text.ts'
import type { Visit } from '../visit.ts'
import css from './frame.module.css'

type Props = { visit: Visit; player: Player; onOpen: (layer: 'history' | 'rules') => void }

/** Where one is, and the ways to all that is not the sea itself. */
export const TopBar = ({ visit, player, onOpen }: Props) => {
  const [heard, setHeard] = useState(false)
  return (
    <header className={css.top}>
      <div>
        <IconButton icon={icons.home} label={t('home')} onClick={goHome} />
      </div>
      <div className={css.title}>
        <h1>{visit.title}</h1>
        <span>{visit.brand}</span>
      </div>
      <nav>
        <IconButton
          icon={heard ? icons.volume : icons.volumeOff}
          label={t(heard ? 'sound_off' : 'sound_on')}
          onClick={() => setHeard(player.toggle())}
        />
        <IconButton icon={icons.history} label={t('history')} onClick={() => onOpen('history')} />
        <IconButton icon={icons.infoCircle} label={t('rules')} onClick={() => onOpen('rules')} />
      </nav>
    </header>
  )
}
