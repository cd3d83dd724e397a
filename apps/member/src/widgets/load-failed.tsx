import { ErrorState } from '@moongate/ui'
import { t } from '../text.ts'

/** A list that could not be loaded, with a second try (R2.36, R8.2). */
export const LoadFailed = ({ retry }: { retry: () => void }) => (
  <ErrorState title={t('common:loading_failed')} retry={t('member:ui.retry')} onRetry={retry}>
    {t('member:ui.load_failed_hint')}
  </ErrorState>
)
