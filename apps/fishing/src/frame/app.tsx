import { CurrencyProvider, Spinner } from '@moongate/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createRoom } from '../play/room.ts'
import { createPlayer } from '../play/sound.ts'
import { Controls } from '../sea/controls.tsx'
import { SeaCanvas } from '../sea/sea-canvas.tsx'
import { Seats } from '../sea/seats.tsx'
import { ToldLine } from '../sea/told-line.tsx'
import { t } from '../text.ts'
import type { Visit } from '../visit.ts'
import css from './frame.module.css'
import { HistoryDialog } from './history-dialog.tsx'
import { OverDialog } from './over-dialog.tsx'
import { RealityLate } from './reality-late.tsx'
import { RulesDialog } from './rules-dialog.tsx'
import { TopBar } from './top-bar.tsx'

/** The fishing room as its visitor sees it. */
export const App = ({ visit }: { visit: Visit }) => {
  const [room] = useState(() => createRoom(visit.session, visit.balance))
  const [player] = useState(createPlayer)
  const [layer, setLayer] = useState<'history' | 'rules'>()
  const state = useSyncExternalStore(room.subscribe, room.get)
  useEffect(() => room.open(), [room])
  const close = (): void => setLayer(undefined)
  const open = (next: 'history' | 'rules'): void => {
    room.rest()
    setLayer(next)
  }
  return (
    <CurrencyProvider symbol={visit.sign}>
      <div className={css.app}>
        <TopBar visit={visit} player={player} onOpen={open} />
        <main className={css.sea}>
          <SeaCanvas room={room} player={player} />
          {state.sea ? <Seats sea={state.sea} /> : <Spinner size={44} label={t('loading')} />}
          <ToldLine said={state.said} />
        </main>
        <Controls room={room} state={state} />
        {layer === 'history' && <HistoryDialog session={visit.session} onClose={close} />}
        {layer === 'rules' && <RulesDialog hash={state.sea?.hash} onClose={close} />}
        {state.over && <OverDialog />}
        <RealityLate visit={visit} onRest={room.rest} />
      </div>
    </CurrencyProvider>
  )
}
