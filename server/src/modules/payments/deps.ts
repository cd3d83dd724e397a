import type { Kernel } from '../../kernel/index.ts'
import type { openOnlineDeposit } from '../cashier/index.ts'
import type { Gateways } from './gateway.port.ts'

export type PaymentsDeps = Pick<Kernel, 'db' | 'clock' | 'ids' | 'config' | 'translate' | 'log' | 'sealer'> & {
  gateways: Gateways
} & Pick<Parameters<typeof openOnlineDeposit>[0], 'sum_open_usdt'>
