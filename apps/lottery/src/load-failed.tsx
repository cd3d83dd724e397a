import { ErrorState } from '@moongate/ui'
import { t } from './text.ts'

/** What could not be read, with a second try. */
export const LoadFailed = ({ retry }: { retry: () => void }) => (
  <ErrorState title={t('load_failed')} retry={t('retry')} onRetry={retry} />
)
