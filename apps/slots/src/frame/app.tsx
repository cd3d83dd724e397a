import { OverDialog, RealityLate } from '@moongate/game-client'
import { CurrencyProvider, useReducedMotion } from '@moongate/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Opened } from '../open.ts'
import { t } from '../text.ts'
import { AutoDialog } from './auto-dialog.tsx'
import { Board } from './board.tsx'
import { Controls } from './controls.tsx'
import { FreeBanner } from './free-banner.tsx'
import css from './frame.module.css'
import { SlotHistory } from './slot-history.tsx'
import { Overlays } from './overlays.tsx'
import { PaytableDialog } from './paytable-dialog.tsx'
import { Scene } from './scene.tsx'
import { ToldLine } from './told-line.tsx'
import { TopBar } from './top-bar.tsx'

type Layer = 'paytable' | 'history' | 'auto'

/** Space and Enter spin, wherever the focus is not on something that they would press. */
const useSpinKeys = (press: () => void, off: boolean): void => {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const on_control = event.target instanceof Element && event.target.closest('button, input, select, a, dialog')
      if (off || on_control || event.repeat || (event.key !== ' ' && event.key !== 'Enter')) return
      event.preventDefault()
      press()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [press, off])
}

/** The balance may have moved while nobody looked: at the operator's, or in another window. */
const useRefreshOnReturn = (refresh: () => void): void => {
  useEffect(() => {
    const hear = (): void => {
      if (document.visibilityState === 'visible') refresh()
    }
    document.addEventListener('visibilitychange', hear)
    return () => document.removeEventListener('visibilitychange', hear)
  }, [refresh])
}

/** The game as its visitor sees it. */
export const App = ({ opened }: { opened: Opened }) => {
  const { visit, slot, skin, store, game, stage, canvases, player, draw } = opened
  const state = useSyncExternalStore(store.subscribe, store.get)
  const [layer, setLayer] = useState<Layer>()
  const still = useReducedMotion()
  const close = (): void => setLayer(undefined)
  useSpinKeys(game.press, layer !== undefined || state.over !== undefined)
  useRefreshOnReturn(game.refresh)
  const look = { '--accent': skin.accent, '--bed': skin.board[0], '--bed-dark': skin.board[1] }
  return (
    <CurrencyProvider symbol={visit.sign}>
      <div
        className={css.app}
        style={look}
        data-played
        data-still={still}
        data-phase={state.phase}
        data-frame={skin.frame}
      >
        <Scene skin={skin} warm={state.free_left !== undefined} />
        <TopBar visit={visit} player={player} onOpen={setLayer} />
        <main className={css.stage} aria-label={visit.title}>
          <FreeBanner slot={slot} state={state} />
          <Board stage={stage} canvases={canvases} onPress={game.press} />
          <Overlays overlay={state.overlay} game={game} />
        </main>
        <ToldLine state={state} />
        <Controls state={state} stakes={visit.stakes} game={game} onAuto={() => setLayer('auto')} />
        {layer === 'paytable' && <PaytableDialog slot={slot} draw={draw} stake={state.stake} onClose={close} />}
        {layer === 'history' && <SlotHistory session={visit.session} game={game} onClose={close} />}
        {layer === 'auto' && <AutoDialog stake={state.stake} game={game} onClose={close} />}
        {state.over === 'time' && <OverDialog title={t('time_title')} text={t('time_text')} />}
        {state.over === 'session' && <OverDialog text={t('over_text')} />}
        <RealityLate
          kind="slots"
          visit={visit}
          held={state.phase === 'playing' || state.over !== undefined}
          onDue={game.stopAuto}
          onOver={game.refresh}
        />
      </div>
    </CurrencyProvider>
  )
}
