import type { MailWay } from '@moongate/contract/mail.states'

/** A mail on its way out. `id` is the same each time it is tried, so that whoever takes it can tell a repeat. */
export type Parcel = { id: number; address: string; title: string; content: string }
/** What became of it: taken; refused for good; or not known, to be tried again. */
export type Delivery = { outcome: 'sent' } | { outcome: 'refused' | 'unclear'; error: string }
/** Takes mail out of the site on one way. It does not throw. */
export type CourierPort = { deliver(parcel: Parcel): Promise<Delivery> }
/** Whom the operator has connected; on another way it is logged what would have been sent. */
export type Couriers = Partial<Record<MailWay, CourierPort>>
