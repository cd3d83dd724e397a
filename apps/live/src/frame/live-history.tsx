import { HistoryDialog, RoundTable } from '@moongate/game-client'
import type { HistoryRow } from '@moongate/game-contract/live'
import { readHistory } from '../api/calls.ts'
import { nameBet } from '../games/name-bet.ts'
import { t } from '../text.ts'

const tellBets = ({ table_code, spots }: HistoryRow): string =>
  `${table_code} · ${Object.keys(spots).map(nameBet).join(', ')}`
const tellPending = ({ status }: HistoryRow): string | undefined => (status === 'open' ? t('pending') : undefined)

/** The last bets of this player. */
export const LiveHistory = ({ session, onClose }: { session: string; onClose: () => void }) => (
  <HistoryDialog title={t('history')} empty={t('history_empty')} session={session} read={readHistory} onClose={onClose}>
    {(rows) => <RoundTable rows={rows} session={session} kind="live" note={tellBets} pending={tellPending} />}
  </HistoryDialog>
)
