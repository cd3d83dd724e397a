import { isOnline } from '@moongate/contract/channels.states'
import type { Deposit } from '../../api/queries.ts'
import { t } from '../../text.ts'

type Asked = Pick<Deposit, 'payment_type' | 'payer_name' | 'remark_code'>

/** By what a transfer is known on the account that it came to; a payment through a gateway has neither. */
export const listTransferFacts = ({ payment_type, payer_name, remark_code }: Asked) =>
  isOnline(payment_type)
    ? []
    : [
        { label: t('deposits.payer'), value: payer_name },
        { label: t('deposits.remark_code'), value: remark_code, num: true },
      ]

/** Which reasons stand ready to refuse it. */
export const chooseReasons = ({ payment_type }: Pick<Deposit, 'payment_type'>) =>
  isOnline(payment_type) ? 'online' : 'deposits'
