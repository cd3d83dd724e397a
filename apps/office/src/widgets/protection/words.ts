import type { ProtectedRow } from '../../api/protection.ts'
import { t } from '../../text.ts'

/** For how long somebody is shut out, and until when. */
export const describeExclusion = (exclusion: ProtectedRow['exclusion']): string => {
  if (!exclusion) return '–'
  const span = t(`protection.spans.${exclusion.span}`)
  return exclusion.until === null ? span : `${span} · ${t('protection.until', { time: exclusion.until })}`
}
