import { Money } from '@moongate/ui'
import { t } from '../../text.ts'

/** An amount of a limit: money, or hours. */
export const LimitAmount = ({ kind, value }: { kind: string; value: string }) =>
  kind === 'time' ? <>{t('member-protection:hours', { hours: value })}</> : <Money value={value} />
