import { Dialog, ErrorState, FactsButton, Money, Spinner } from '@moongate/ui'
import { useCallback, useEffect, useState } from 'react'
import { readHistory, readReplay } from '../api/calls.ts'
import type { HistoryRow } from '../api/told.ts'
import { formatTime, t, type TextKey } from '../text.ts'
import { toDecimal } from '@moongate/money'
import css from './frame.module.css'

type Read = 'reading' | 'failed' | readonly HistoryRow[]

const Row = ({ row, session }: { row: HistoryRow; session: string }) => (
  <tr>
    <td>
      {formatTime(row.at)}
      <em>
        {t('shots', { count: row.shots })}
        {row.caught.length > 0 && ` · ${row.caught.map((code) => t(`kind.${code}` as TextKey)).join(' ')}`}
      </em>
      <FactsButton label={t('replay')} failed={t('load_failed')} read={() => readReplay(session, row.id)} />
    </td>
    <td>
      <Money value={toDecimal(row.stake)} />
    </td>
    <td>
      <Money value={toDecimal(row.payout)} />
    </td>
  </tr>
)

const Rows = ({ rows, session }: { rows: readonly HistoryRow[]; session: string }) =>
  rows.length === 0 ? (
    <p>{t('history_empty')}</p>
  ) : (
    <table className={css.rows}>
      <thead>
        <tr>
          <th>{t('time')}</th>
          <th>{t('stake')}</th>
          <th>{t('payout')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} session={session} />
        ))}
      </tbody>
    </table>
  )

/** The last batches of shots of this player. */
export const HistoryDialog = ({ session, onClose }: { session: string; onClose: () => void }) => {
  const [read, setRead] = useState<Read>('reading')
  const load = useCallback(() => {
    readHistory(session).then(
      (told) => setRead('error' in told ? 'failed' : told.rounds),
      () => setRead('failed'),
    )
  }, [session])
  useEffect(load, [load])
  return (
    <Dialog open size="m" title={t('history')} close={t('close')} onClose={onClose}>
      {read === 'reading' && <Spinner size={36} label={t('loading')} />}
      {read === 'failed' && <ErrorState title={t('load_failed')} retry={t('retry')} onRetry={load} />}
      {typeof read === 'object' && <Rows rows={read} session={session} />}
    </Dialog>
  )
}
