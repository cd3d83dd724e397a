import type { EventFacts } from '@moongate/contract/asyncapi'
import type { Composition } from './compose.ts'
import type { Listener } from './kernel/outbox.ts'
import { corrected, settled } from './modules/betting/index.ts'
import { depositCredited, withdrawalApproved, withdrawalPaid, withdrawalRefused } from './modules/cashier/index.ts'
import { createLevelupListeners } from './modules/levelup/index.ts'
import { loanReminded } from './modules/credit/index.ts'
import { freeSpinsPlayed } from './modules/mirror/index.ts'
import { accountChanged, registered, renamed } from './modules/members/index.ts'
import { createPaymentsListeners } from './modules/payments/index.ts'
import { bonusGranted, createBonusListeners } from './modules/bonus/index.ts'
import { createFreeSpinsListeners } from './modules/freespins/index.ts'
import { createMailListeners } from './modules/mail/index.ts'
import { excluded, exclusionEnded, limitChanged } from './modules/protection/index.ts'
import { createPapersListeners, paperAccepted, paperRefused, paperRunningOut } from './modules/papers/index.ts'
import { createRebateListeners } from './modules/rebate/index.ts'
import { accessReset, loggedIn, newDevice } from './modules/sessions/index.ts'
import { createTeamListeners } from './modules/team/index.ts'
import { createTurnoverListeners } from './modules/turnover/index.ts'
import { createWheelListeners } from './modules/wheel/index.ts'

/** EVENTS GO UP: every fact that a module tells the modules above it. */
export const events = [
  registered,
  renamed,
  accountChanged,
  loggedIn,
  newDevice,
  accessReset,
  settled,
  corrected,
  depositCredited,
  withdrawalApproved,
  withdrawalPaid,
  withdrawalRefused,
  loanReminded,
  freeSpinsPlayed,
  bonusGranted,
  limitChanged,
  excluded,
  exclusionEnded,
  paperAccepted,
  paperRefused,
  paperRunningOut,
] as const

/** Who hears them: a line for each module that listens. */
export const createListeners = (c: Composition): Listener[] => [
  ...createTurnoverListeners(c),
  ...createLevelupListeners(c),
  ...createRebateListeners(c),
  ...createBonusListeners(c),
  ...createFreeSpinsListeners(c),
  ...createPaymentsListeners(c),
  ...createWheelListeners(c),
  ...createMailListeners(c),
  ...createTeamListeners(c),
  ...createPapersListeners(c),
]

/** The events with the names of those who hear them, for the served documents. */
export const describeEvents = (c: Composition): EventFacts[] => {
  const listeners = createListeners(c)
  return events.map((event) => ({
    name: event.name,
    summary: event.summary,
    payload: event.payload,
    heard_by: listeners.filter((listener) => listener.event === event).map(({ name }) => name),
  }))
}
