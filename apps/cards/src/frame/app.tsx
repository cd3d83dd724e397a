import { Button, CurrencyProvider, Spinner } from '@moongate/ui'
import { useState } from 'react'
import { BlackjackTable } from '../blackjack/blackjack-table.tsx'
import { FlowerTable } from '../golden-flower/flower-table.tsx'
import { LandlordTable } from '../landlord/landlord-table.tsx'
import { MahjongTable } from '../mahjong/mahjong-table.tsx'
import { NiuniuTable } from '../niuniu/niuniu-table.tsx'
import { openPlayer } from '../play/sound.ts'
import { useRound } from '../play/use-round.ts'
import { t } from '../text.ts'
import type { Visit } from '../visit.ts'
import css from './frame.module.css'
import { HistoryDialog } from './history-dialog.tsx'
import { OverDialog } from './over-dialog.tsx'
import { RealityLate } from './reality-late.tsx'
import { RulesDialog } from './rules-dialog.tsx'
import { TopBar } from './top-bar.tsx'

const TABLES: Readonly<Record<string, typeof BlackjackTable>> = {
  golden_flower: FlowerTable,
  landlord: LandlordTable,
  mahjong: MahjongTable,
  niuniu: NiuniuTable,
}

/** A game of cards as its visitor sees it. */
export const App = ({ visit }: { visit: Visit }) => {
  const [layer, setLayer] = useState<'history' | 'rules'>()
  const [player] = useState(openPlayer)
  const seat = useRound(visit.session)
  const { held } = seat
  const Table = TABLES[visit.game] ?? BlackjackTable
  const close = (): void => setLayer(undefined)
  return (
    <CurrencyProvider symbol={visit.sign}>
      <div className={css.app}>
        <TopBar visit={visit} player={player} onOpen={setLayer} />
        {held ? (
          <Table visit={visit} seat={seat} player={player} />
        ) : (
          <main className={css.waiting}>
            {seat.busy ? (
              <Spinner size={44} label={t('loading')} />
            ) : (
              <Button variant="primary" onClick={seat.again}>
                {t('retry')}
              </Button>
            )}
          </main>
        )}
        {layer === 'history' && <HistoryDialog session={visit.session} onClose={close} />}
        {layer === 'rules' && (
          <RulesDialog game={visit.game} next={held?.next} round={held?.round ?? undefined} onClose={close} />
        )}
        {seat.over && <OverDialog />}
        <RealityLate visit={visit} />
      </div>
    </CurrencyProvider>
  )
}
