import { formatTime, HistoryDialog } from '@moongate/game-client'
import type { HistoryRow } from '@moongate/game-contract/slots'
import { Button, VisuallyHidden } from '@moongate/ui'
import { readHistory } from '../api/calls.ts'
import type { Game } from '../play/game.ts'
import { t } from '../text.ts'
import { Coins } from './coins.tsx'
import css from './dialogs.module.css'

const Row = ({ row, onReplay }: { row: HistoryRow; onReplay: () => void }) => (
  <tr data-won={row.payout > 0}>
    <td>
      {formatTime(row.at)}
      {row.is_free && <em>{t('history_granted')}</em>}
      {row.free_spins > 0 && <em>{t('history_free', { count: row.free_spins })}</em>}
    </td>
    <td>
      <Coins minor={row.stake} />
    </td>
    <td className={css.brought}>
      <Coins minor={row.payout} />
    </td>
    <td>
      <Button size="s" onClick={onReplay}>
        {t('replay')}
      </Button>
    </td>
  </tr>
)

const Rows = ({ rounds, onReplay }: { rounds: readonly HistoryRow[]; onReplay: (id: string) => void }) => (
  <table className={css.rounds}>
    <thead>
      <tr>
        <th scope="col">{t('time')}</th>
        <th scope="col">{t('stake')}</th>
        <th scope="col">{t('win')}</th>
        <th scope="col">
          <VisuallyHidden>{t('replay')}</VisuallyHidden>
        </th>
      </tr>
    </thead>
    <tbody>
      {rounds.map((row) => (
        <Row key={row.id} row={row} onReplay={() => onReplay(row.id)} />
      ))}
    </tbody>
  </table>
)

/** The last rounds in this game, each of which can be seen again as it was. */
export const SlotHistory = ({ session, game, onClose }: { session: string; game: Game; onClose: () => void }) => {
  const replay = (id: string): void => {
    onClose()
    void game.replay(id)
  }
  return (
    <HistoryDialog
      title={t('history')}
      empty={t('history_empty')}
      session={session}
      read={readHistory}
      onClose={onClose}
    >
      {(rows) => <Rows rounds={rows} onReplay={replay} />}
    </HistoryDialog>
  )
}
