import { GamePage, OverDialog, RealityLate, TopBar, Waiting } from '@moongate/game-client'
import type { Visit } from '@moongate/game-contract/live'
import { Ribbon } from '@moongate/ui'
import { useState } from 'react'
import { Lobby } from '../lobby/lobby.tsx'
import { openPlayer } from '../play/sound.ts'
import { useTables } from '../play/use-tables.ts'
import { TablePage } from '../table/table-page.tsx'
import { t } from '../text.ts'
import css from './frame.module.css'
import { LiveHistory } from './live-history.tsx'
import { RulesDialog } from './rules-dialog.tsx'

/** The live casino as its visitor sees it: the lobby, or one table. */
export const App = ({ visit }: { visit: Visit }) => {
  const [code, setCode] = useState('')
  const [layer, setLayer] = useState<'history' | 'rules'>()
  const [{ tables, seat, away, over }, onSeat] = useTables(visit.session, code)
  const [player] = useState(openPlayer)
  const table = tables[code]
  const close = (): void => setLayer(undefined)
  const back = code === '' ? undefined : { label: t('to_lobby'), onPress: () => setCode('') }
  return (
    <GamePage sign={visit.sign} className={css.look}>
      <TopBar visit={visit} player={player} history={t('history')} onOpen={setLayer} back={back} />
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
      {/* A table says it in its own line, where nothing lies over the chips. */}
      <Ribbon>{away && !(table && seat) && t('away')}</Ribbon>
      {(code === '' ? Object.keys(tables).length === 0 : !table || !seat) && <Waiting label={t('loading')} />}
      {layer === 'history' && <LiveHistory session={visit.session} onClose={close} />}
      {layer === 'rules' && <RulesDialog table={table} game={table?.game ?? visit.game} onClose={close} />}
      {over && <OverDialog text={t('over_text')} />}
      <RealityLate kind="live" visit={visit} />
    </GamePage>
  )
}
