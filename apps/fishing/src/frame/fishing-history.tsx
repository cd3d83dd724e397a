import { HistoryDialog, RoundTable } from '@moongate/game-client'
import type { HistoryRow } from '@moongate/game-contract/fishing'
import { readHistory } from '../api/calls.ts'
import { t, type TextKey } from '../text.ts'

const tellShots = ({ shots, caught }: HistoryRow): string =>
  [t('shots', { count: shots }), caught.map((code) => t(`kind.${code}` as TextKey)).join(' ')]
    .filter(Boolean)
    .join(' · ')

/** The last batches of shots of this player. */
export const FishingHistory = ({ session, onClose }: { session: string; onClose: () => void }) => (
  <HistoryDialog title={t('history')} empty={t('history_empty')} session={session} read={readHistory} onClose={onClose}>
    {(rows) => <RoundTable rows={rows} session={session} kind="fishing" note={tellShots} />}
  </HistoryDialog>
)
