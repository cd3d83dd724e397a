import { HistoryDialog, RoundTable } from '@moongate/game-client'
import { readHistory } from '../api/calls.ts'
import { t } from '../text.ts'

/** The last rounds of this player. */
export const CardsHistory = ({ session, onClose }: { session: string; onClose: () => void }) => (
  <HistoryDialog title={t('history')} empty={t('history_empty')} session={session} read={readHistory} onClose={onClose}>
    {(rows) => <RoundTable rows={rows} session={session} kind="cards" note={({ id }) => id} />}
  </HistoryDialog>
)
