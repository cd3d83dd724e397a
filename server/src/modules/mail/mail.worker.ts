import { handle, type JobHandler } from '../../kernel/jobs.ts'
import { listen, type Listener } from '../../kernel/outbox.ts'
import { bonusGranted } from '../bonus/index.ts'
import { depositCredited, withdrawalPaid, withdrawalRefused } from '../cashier/index.ts'
import { loanReminded } from '../credit/index.ts'
import { accountChanged } from '../members/index.ts'
import { paperAccepted, paperRefused, paperRunningOut } from '../papers/index.ts'
import { excluded, exclusionEnded, limitChanged } from '../protection/index.ts'
import { accessReset, loggedIn } from '../sessions/index.ts'
import { sendBatch } from './campaign.ts'
import type { CourierDeps, MailDeps } from './deps.ts'
import { campaignJob, forgetMassJob, sendOutJob } from './mail.jobs.ts'
import { forgetMassMail, sendOutgoing } from './outgoing.ts'
import { tellAccepted, tellAccess, tellAccount, tellNotAccepted, tellRunningOut } from './system-account.ts'
import { tellExclusion, tellExclusionEnd, tellLimit } from './system-guard.ts'
import { tellBonus, tellDeposit, tellLoan, tellLogin, tellPaid, tellRefused } from './system.ts'

/** What is sent later: mail out of the site, and mass mails. What of those left is forgotten after a time. */
export const createMailJobs = (d: CourierDeps): JobHandler[] => [
  handle(sendOutJob, () => sendOutgoing(d)),
  handle(campaignJob, ({ id }) => sendBatch(d, id)),
  handle(forgetMassJob, () => forgetMassMail(d)),
]

/** What the product writes of by itself. */
export const createMailListeners = (d: MailDeps): Listener[] => [
  listen(depositCredited, 'mail', (deposit) => tellDeposit(d, deposit)),
  listen(withdrawalPaid, 'mail', (withdrawal) => tellPaid(d, withdrawal)),
  listen(withdrawalRefused, 'mail', (withdrawal) => tellRefused(d, withdrawal)),
  listen(bonusGranted, 'mail', (bonus) => tellBonus(d, bonus)),
  listen(loanReminded, 'mail', (loan) => tellLoan(d, loan)),
  listen(loggedIn, 'mail', (login) => tellLogin(d, login)),
  listen(limitChanged, 'mail', (limit) => tellLimit(d, limit)),
  listen(excluded, 'mail', (exclusion) => tellExclusion(d, exclusion)),
  listen(exclusionEnded, 'mail', (exclusion) => tellExclusionEnd(d, exclusion)),
  listen(accessReset, 'mail', (access) => tellAccess(d, access)),
  listen(accountChanged, 'mail', (change) => tellAccount(d, change)),
  listen(paperAccepted, 'mail', (paper) => tellAccepted(d, paper)),
  listen(paperRefused, 'mail', (paper) => tellNotAccepted(d, paper)),
  listen(paperRunningOut, 'mail', (paper) => tellRunningOut(d, paper)),
]
