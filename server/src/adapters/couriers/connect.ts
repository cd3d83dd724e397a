import type { Config } from '../../kernel/config.ts'
import type { Couriers } from '../../modules/mail/courier.port.ts'
import { createSmtpCourier } from './smtp/courier.ts'

/** Who takes mail out of the site: a mail server for e-mail, where the operator has named one. */
export const connectCouriers = ({ smtp_url, smtp_from }: Pick<Config, 'smtp_url' | 'smtp_from'>): Couriers =>
  smtp_url !== undefined && smtp_from !== undefined ? { email: createSmtpCourier(smtp_url, smtp_from) } : {}
