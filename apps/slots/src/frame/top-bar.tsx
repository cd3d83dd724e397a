import { SoundButton } from '@moongate/game-client'
import type { Visit } from '@moongate/game-contract/slots'
import { goHome, IconButton, icons } from '@moongate/ui'
import { useState } from 'react'
import type { Player } from '../sound/sound.ts'
import { t } from '../text.ts'
import css from './frame.module.css'

/** Who made the game and what it is called, and the ways to all that is not the game itself. */
export const TopBar = ({
  visit,
  player,
  onOpen,
}: {
  visit: Visit
  player: Player
  onOpen: (layer: 'paytable' | 'history') => void
}) => {
  const [heard, setHeard] = useState(true)
  return (
    <header className={css.top}>
      <IconButton className={css.knob} icon={icons.home} label={t('home')} onClick={goHome} />
      <div className={css.plaque}>
        <h1>{visit.title}</h1>
        <span>{visit.brand}</span>
      </div>
      <nav>
        <SoundButton className={css.knob} heard={heard} onPress={() => setHeard(player.toggle())} />
        <IconButton className={css.knob} icon={icons.history} label={t('history')} onClick={() => onOpen('history')} />
        <IconButton
          className={css.knob}
          icon={icons.infoCircle}
          label={t('paytable')}
          onClick={() => onOpen('paytable')}
        />
      </nav>
    </header>
  )
}
