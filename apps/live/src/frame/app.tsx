import { Button, CurrencyProvider, Dialog, goHome, Spinner } from '@moongate/ui'
import { useState } from 'react'
import { Lobby } from '../lobby/lobby.tsx'
import { openPlayer } from '../play/sound.ts'
import { useTables } from '../play/use-tables.ts'
import { TablePage } from '../table/table-page.tsx'
import { t } from '../text.ts'
import type { Visit } from '../visit.ts'
import css from './frame.module.css'
import { HistoryDialog } from './history-dialog.tsx'
import { RealityLate } from './reality-late.tsx'
import { RulesDialog } from './rules-dialog.tsx'
import { TopBar } from './top-bar.tsx'

const OverDialog = () => (
  <Dialog
    open
    alert
    size="s"
    title={t('over_title')}
    onClose={goHome}
    footer={
      <Button variant="primary" wide data-focus onClick={goHome}>
        {t('home')}
      </Button>
    }
  >
    <p>{t('over_text')}</p>
  </Dialog>
)

/** The live casino as its visitor sees it: the lobby, or one table. */
export const App = ({ visit }: { visit: Visit }) => {
  const [code, setCode] = useState('')
  const [layer, setLayer] = useState<'history' | 'rules'>()
  const [{ tables, seat, away, over }, onSeat] = useTables(visit.session, code)
  const [player] = useState(openPlayer)
  const table = tables[code]
  const close = (): void => setLayer(undefined)
  return (
    <CurrencyProvider symbol={visit.sign}>
      <div className={css.app}>
        <TopBar visit={visit} player={player} atTable={code !== ''} onLobby={() => setCode('')} onOpen={setLayer} />
        {code === '' && Object.keys(tables).length > 0 && (
          <Lobby tables={Object.values(tables)} first={visit.game} onEnter={setCode} />
        )}
        {table && seat && (
          <TablePage
            key={code}
            session={visit.session}
            table={table}
            seat={seat}
            away={away}
            player={player}
            onSeat={onSeat}
          />
        )}
        {(code === '' ? Object.keys(tables).length === 0 : !table || !seat) && (
          <main className={css.waiting}>
            <Spinner size={44} label={t('loading')} />
          </main>
        )}
        {layer === 'history' && <HistoryDialog session={visit.session} onClose={close} />}
        {layer === 'rules' && <RulesDialog table={table} game={table?.game ?? visit.game} onClose={close} />}
        {over && <OverDialog />}
        <RealityLate visit={visit} />
      </div>
    </CurrencyProvider>
  )
}
