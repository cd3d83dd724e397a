import { Button, Dialog, ErrorState, Spinner } from '@moongate/ui'
import { useCallback, useEffect, useState } from 'react'
import { type HistoryRow, readHistory } from '../api/calls.ts'
import type { Game } from '../play/game.ts'
import { formatTime, t } from '../text.ts'
import { Coins } from './coins.tsx'
import css from './dialogs.module.css'

type Read = { kind: 'reading' } | { kind: 'failed' } | { kind: 'read'; rounds: readonly HistoryRow[] }

const useHistory = (session: string): [Read, () => void] => {
  const [read, setRead] = useState<Read>({ kind: 'reading' })
  const load = useCallback(() => {
    readHistory(session).then(
      (told) => setRead('error' in told ? { kind: 'failed' } : { kind: 'read', rounds: told.rounds }),
      () => setRead({ kind: 'failed' }),
    )
  }, [session])
  useEffect(load, [load])
  const retry = (): void => {
    setRead({ kind: 'reading' })
    load()
  }
  return [read, retry]
}

const Row = ({ row, onReplay }: { row: HistoryRow; onReplay: () => void }) => (
  <tr data-won={row.payout > 0}>
    <td>
      {formatTime(row.at)}
      {row.is_free === 1 && <em>{t('history_granted')}</em>}
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

const Rows = ({ rounds, onReplay }: { rounds: readonly HistoryRow[]; onReplay: (id: string) => void }) => {
  if (rounds.length === 0) return <p className={css.empty}>{t('history_empty')}</p>
  return (
    <table className={css.rounds}>
      <thead>
        <tr>
          <th>{t('history_time')}</th>
          <th>{t('stake')}</th>
          <th>{t('win')}</th>
          <th aria-label={t('replay')} />
        </tr>
      </thead>
      <tbody>
        {rounds.map((row) => (
          <Row key={row.id} row={row} onReplay={() => onReplay(row.id)} />
        ))}
      </tbody>
    </table>
  )
}

/** The last rounds in this game, each of which can be seen again as it was. */
export const HistoryDialog = ({ session, game, onClose }: { session: string; game: Game; onClose: () => void }) => {
  const [read, retry] = useHistory(session)
  const replay = (id: string): void => {
    onClose()
    void game.replay(id)
  }
  return (
    <Dialog open size="m" title={t('history')} close={t('close')} onClose={onClose}>
      {read.kind === 'reading' && <Spinner size={36} label={t('loading')} />}
      {read.kind === 'failed' && <ErrorState title={t('load_failed')} retry={t('retry')} onRetry={retry} />}
      {read.kind === 'read' && <Rows rounds={read.rounds} onReplay={replay} />}
    </Dialog>
  )
}
