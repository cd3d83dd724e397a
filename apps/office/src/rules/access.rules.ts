import { CHAIN_READERS } from '@moongate/contract/chain.states'
import { BREAK_READERS } from '@moongate/contract/reconciliation.states'
import { CREDIT_READERS } from '@moongate/contract/credit.states'
import { MAIL_READERS, MAIL_SETTERS } from '@moongate/contract/mail.states'
import { LEVEL_READERS } from '@moongate/contract/levelup.states'
import { PROMOTION_READERS } from '@moongate/contract/promotions.states'
import { BONUS_READERS } from '@moongate/contract/bonus.states'
import { PAPER_READERS } from '@moongate/contract/papers.states'
import { PROTECTION_READERS } from '@moongate/contract/protection.states'
import { REBATE_READERS } from '@moongate/contract/rebate.states'
import { SAVINGS_READERS } from '@moongate/contract/savings.states'
import {
  AUDIT_READERS,
  CHANNEL_READERS,
  MEMBER_READERS,
  ODDS_READERS,
  ORDER_READERS,
  OVERVIEW_READERS,
  SITE_CLOSERS,
  GAME_READERS,
  type StaffRole,
  SUPPLIER_READERS,
  TRANSFER_READERS,
} from '@moongate/contract/staff.states'
import { AGENT_READERS } from '@moongate/contract/team.states'
import { WHEEL_READERS } from '@moongate/contract/wheel.states'
import { hasRole, listNames } from '@moongate/contract/states'

/** Who opens which screen; the first one is where somebody begins. The server decides; this only keeps dead ends off the screen (R6.6). */
export const SCREENS = {
  overview: OVERVIEW_READERS,
  deposits: ORDER_READERS,
  withdrawals: ORDER_READERS,
  statements: ORDER_READERS,
  usdt: CHAIN_READERS,
  transfers: TRANSFER_READERS,
  payouts: TRANSFER_READERS,
  arrivals: TRANSFER_READERS,
  differences: TRANSFER_READERS,
  faults: TRANSFER_READERS,
  channels: CHANNEL_READERS,
  gateways: CHANNEL_READERS,
  cash: ORDER_READERS,
  reconciliation: BREAK_READERS,
  rebate: REBATE_READERS,
  levels: LEVEL_READERS,
  savings: SAVINGS_READERS,
  wheel: WHEEL_READERS,
  credit: CREDIT_READERS,
  promotions: PROMOTION_READERS,
  bonus: BONUS_READERS,
  mail: MAIL_READERS,
  mailing: MAIL_SETTERS,
  agents: AGENT_READERS,
  protection: PROTECTION_READERS,
  papers: PAPER_READERS,
  members: MEMBER_READERS,
  suppliers: SUPPLIER_READERS,
  games: GAME_READERS,
  play: SUPPLIER_READERS,
  odds: ODDS_READERS,
  audit: AUDIT_READERS,
  maintenance: SITE_CLOSERS,
} as const satisfies Record<string, readonly StaffRole[]>
export type Screen = keyof typeof SCREENS

/** Whether one of the roles opens a screen. */
export const mayOpen = (roles: readonly StaffRole[], screen: Screen): boolean => hasRole(roles, SCREENS[screen])
/** The screen at which somebody with these roles begins; none for nobody. */
export const findFirstScreen = (roles: readonly StaffRole[]): Screen | undefined =>
  listNames(SCREENS).find((screen) => mayOpen(roles, screen))
