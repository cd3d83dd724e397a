import { GamePage, OverDialog, RealityLate, TopBar, Waiting } from '@moongate/game-client'
import type { Visit } from '@moongate/game-contract/cards'
import { useState } from 'react'
import { BlackjackTable } from '../blackjack/blackjack-table.tsx'
import { FlowerTable } from '../golden-flower/flower-table.tsx'
import { LandlordTable } from '../landlord/landlord-table.tsx'
import { MahjongTable } from '../mahjong/mahjong-table.tsx'
import { NiuniuTable } from '../niuniu/niuniu-table.tsx'
import { openPlayer } from '../play/sound.ts'
import { useRound } from '../play/use-round.ts'
import { t } from '../text.ts'
import css from './frame.module.css'
import { CardsHistory } from './cards-history.tsx'
import { RulesDialog } from './rules-dialog.tsx'

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
    <GamePage sign={visit.sign} className={css.look}>
      <TopBar visit={visit} player={player} history={t('history')} onOpen={setLayer} />
      {held ? (
        <Table visit={visit} seat={seat} player={player} />
      ) : (
        <Waiting label={t('loading')} onRetry={seat.busy ? undefined : seat.again} />
      )}
      {layer === 'history' && <CardsHistory session={visit.session} onClose={close} />}
      {layer === 'rules' && (
        <RulesDialog game={visit.game} next={held?.next} round={held?.round ?? undefined} onClose={close} />
      )}
      {seat.over && <OverDialog text={t('over_text')} />}
      <RealityLate kind="cards" visit={visit} />
    </GamePage>
  )
}
