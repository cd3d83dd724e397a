import type { MessageKey } from '@moongate/i18n'
import { translateSaid } from '../../kernel/translate.ts'

/** What we say ourselves of a transfer, as its row keeps it; staff read it in their language. What a supplier says stays as it came. */
const REASONS = {
  'never sent': 'wallet:reasons.never_sent',
  'the supplier never received it': 'wallet:reasons.never_received',
  'settled by staff': 'wallet:reasons.by_staff',
} as const satisfies Record<string, MessageKey>
export type TransferReason = keyof typeof REASONS

/** Why a transfer was rejected. */
export const describeRejection = (said: string, translate: (key: MessageKey) => string): string =>
  translateSaid(translate, REASONS, said)
