import type { Kernel } from '../../kernel/index.ts'
import type { Couriers } from './courier.port.ts'

export type MailDeps = Pick<Kernel, 'db' | 'clock' | 'config' | 'translate' | 'log'>
/** The same where mail leaves the site. */
export type CourierDeps = MailDeps & { couriers: Couriers }
