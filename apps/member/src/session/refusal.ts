import type { ErrorCode } from '@moongate/contract'
import { alertBox } from '../popups/popups.store.ts'
import { t } from '../text.ts'

/** What only trial accounts are refused. */
const DEMO_REFUSALS: readonly string[] = ['policy.demo_not_supported', 'policy.demo_only_lottery'] satisfies ErrorCode[]

/** Shows why the server refused, or that something went wrong where it said nothing (R8.2): to a trial account as the reminder that it meets everywhere (R4.9, R8.1). */
export const showRefusal = (message: string, code: string): void => {
  const text = message || t('common:error')
  if (DEMO_REFUSALS.includes(code)) void alertBox(text, t('member:session.warm_reminder'), 'warn')
  else void alertBox(text, t('member:ui.error'), 'error')
}
