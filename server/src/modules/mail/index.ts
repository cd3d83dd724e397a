/** Level 8: mail between members and staff, what the product writes by itself, mass mails, and what of it leaves the site. */
import type { Reader } from '../../kernel/db.ts'
import { countThreads } from './thread.sql.ts'

export type { CourierPort, Couriers, Delivery, Parcel } from './courier.port.ts'
export { createMailOfficeHandlers } from './mail.office.ts'
export { createMailHandlers } from './mail.routes.ts'
export { seedMail } from './mail.seed.ts'
export { mailSettings } from './mail.settings.ts'
export { createMailJobs, createMailListeners } from './mail.worker.ts'

/** How many threads wait for an answer. */
export const countWaitingMail = async (r: Reader): Promise<number> => (await countThreads(r, { is_open: true })).n
export { nameCampaigns } from './campaign.sql.ts'
