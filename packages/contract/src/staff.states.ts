/** What the operator's people may be, one of these or several. A route names the roles that may call it; the table of staff allows no other. */
export const STAFF_ROLES = ['support', 'finance', 'content', 'risk', 'admin'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

export const STAFF_STATES = ['active', 'disabled'] as const

/** Who reads what (R6.6): the calls of the office and its screens both ask here. */
export const ORDER_READERS = ['finance', 'support', 'risk', 'admin'] as const satisfies readonly StaffRole[]
/** Who sees how the site's day goes as a whole. */
export const OVERVIEW_READERS = ['finance', 'risk', 'admin'] as const satisfies readonly StaffRole[]
export const MEMBER_READERS = STAFF_ROLES
/** Who gives a member back an account that they cannot get into, or ends its sessions. */
export const MEMBER_GUARDS = ['support', 'risk', 'admin'] as const satisfies readonly StaffRole[]
/** Who stops a member's money and frees it again, and puts right what it is paid out by: real name and withdrawal password. */
export const MEMBER_FREEZERS = ['risk', 'admin'] as const satisfies readonly StaffRole[]
export const AUDIT_READERS = ['risk', 'admin'] as const satisfies readonly StaffRole[]
/** Who takes the site off for maintenance and brings it back. */
export const SITE_CLOSERS = ['admin'] as const satisfies readonly StaffRole[]
/** Who sees what the lottery offers, and who sets it. */
export const ODDS_READERS = ['finance', 'support', 'risk', 'admin'] as const satisfies readonly StaffRole[]
export const ODDS_SETTERS = ['risk', 'admin'] as const satisfies readonly StaffRole[]
/** Who sees how suppliers do, and who switches them. */
export const SUPPLIER_READERS = ['finance', 'support', 'risk', 'admin'] as const satisfies readonly StaffRole[]
export const SUPPLIER_SETTERS = ['risk', 'admin'] as const satisfies readonly StaffRole[]
/** Who sees the catalogue, and who decides what of it is shown and how. */
export const GAME_READERS = STAFF_ROLES
export const GAME_SETTERS = ['content', 'admin'] as const satisfies readonly StaffRole[]
/** Who sees transfers and may ask a supplier again, and who decides what nobody answers for. */
export const TRANSFER_READERS = ORDER_READERS
export const TRANSFER_DECIDERS = ['finance', 'admin'] as const satisfies readonly StaffRole[]
/** Who sees payment channels with the accounts behind them, and who decides where members' money goes. */
export const CHANNEL_READERS = ORDER_READERS
export const CHANNEL_SETTERS = ['admin'] as const satisfies readonly StaffRole[]
/** Who moves deposits and withdrawals on, and sees a card number whole. */
export const ORDER_DECIDERS = ['finance', 'admin'] as const satisfies readonly StaffRole[]
