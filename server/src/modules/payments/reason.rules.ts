import type { MessageKey } from '@moongate/i18n'
import { translateSaid } from '../../kernel/translate.ts'

/** What the machine itself says of a payout, as its row keeps it; staff read it in their language. What a gateway says stays as it came. */
const REASONS = {
  'no gateway is connected': 'payments:reasons.no_gateway',
  'the order is gone': 'payments:reasons.order_gone',
  'a day without an answer': 'payments:reasons.day_without_answer',
  'another amount than ours': 'payments:reasons.other_amount',
  'the gateway never received it': 'payments:reasons.never_received',
  'settled by staff': 'payments:reasons.by_staff',
  'taken over by staff': 'payments:reasons.taken_over',
} as const satisfies Record<string, MessageKey>
export type PayoutReason = keyof typeof REASONS

/** Why a payout ended or waits. */
export const describeReason = (said: string, translate: (key: MessageKey) => string): string =>
  translateSaid(translate, REASONS, said)
