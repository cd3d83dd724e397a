import { GamePage, OverDialog, RealityLate, TopBar } from '@moongate/game-client'
import type { Visit } from '@moongate/game-contract/fishing'
import { Spinner } from '@moongate/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createHall } from '../play/hall.ts'
import { openPlayer } from '../play/sound.ts'
import { Controls } from '../sea/controls.tsx'
import { SeaCanvas } from '../sea/sea-canvas.tsx'
import { Seats } from '../sea/seats.tsx'
import { ToldLine } from '../sea/told-line.tsx'
import { t } from '../text.ts'
import css from './frame.module.css'
import { FishingHistory } from './fishing-history.tsx'
import { RulesDialog } from './rules-dialog.tsx'

/** The fishing hall as its visitor sees it. */
export const App = ({ visit }: { visit: Visit }) => {
  const [hall] = useState(() => createHall(visit.session, visit.balance))
  const [player] = useState(openPlayer)
  const [layer, setLayer] = useState<'history' | 'rules'>()
  const state = useSyncExternalStore(hall.subscribe, hall.get)
  useEffect(() => hall.open(), [hall])
  const close = (): void => setLayer(undefined)
  const open = (next: 'history' | 'rules'): void => {
    hall.rest()
    setLayer(next)
  }
  return (
    <GamePage sign={visit.sign} className={css.look}>
      <TopBar visit={visit} player={player} history={t('history')} onOpen={open} />
      <main className={css.sea} data-played>
        <SeaCanvas hall={hall} player={player} />
        {state.sea ? <Seats sea={state.sea} /> : <Spinner size={44} label={t('loading')} />}
        <ToldLine said={state.said} />
      </main>
      <Controls hall={hall} state={state} />
      {layer === 'history' && <FishingHistory session={visit.session} onClose={close} />}
      {layer === 'rules' && <RulesDialog hash={state.sea?.hash} onClose={close} />}
      {state.over && <OverDialog text={t('over_text')} />}
      <RealityLate kind="fishing" visit={visit} onDue={hall.rest} onOver={hall.rest} />
    </GamePage>
  )
}
