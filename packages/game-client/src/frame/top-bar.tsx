import type { GameKind, Visit } from '@moongate/game-contract'
import { goHome, IconButton, icons } from '@moongate/ui'
import { useState } from 'react'
import { translate } from '../texts.ts'
import css from './frame.module.css'
import { SoundButton } from './sound-button.tsx'

type Layer = 'history' | 'rules'
type Props = {
  visit: Pick<Visit<GameKind>, 'title' | 'brand'>
  player: { toggle: () => boolean }
  /** What the player's own bets are called here. */
  history: string
  onOpen: (layer: Layer) => void
  /** From a table to the lobby. */
  back?: { label: string; onPress: () => void } | undefined
}

/** Where one is, and the ways to all that is not the game itself. */
export const TopBar = ({ visit, player, history, onOpen, back }: Props) => {
  const [heard, setHeard] = useState(false)
  return (
    <header className={css.top}>
      <div>
        <IconButton icon={icons.home} label={translate('home')} onClick={goHome} />
        {back && <IconButton icon={icons.arrowLeft} label={back.label} onClick={back.onPress} />}
      </div>
      <div className={css.title}>
        <h1>{visit.title}</h1>
        <span>{visit.brand}</span>
      </div>
      <nav>
        <SoundButton heard={heard} onPress={() => setHeard(player.toggle())} />
        <IconButton icon={icons.history} label={history} onClick={() => onOpen('history')} />
        <IconButton icon={icons.infoCircle} label={translate('how_to_play')} onClick={() => onOpen('rules')} />
      </nav>
    </header>
  )
}
