import { depositOrderPush, depositPush, withdrawalOrderPush, withdrawalPush } from './cashier.pushes.ts'
import { usdtPush, usdtTransferPush } from './chain.pushes.ts'
import { levelPush } from './levelup.pushes.ts'
import { creditPush, loanPush } from './credit.pushes.ts'
import { drawPush, oddsPush, settledPush } from './lottery.pushes.ts'
import { mailDeskPush, mailingPush, mailPush } from './mail.pushes.ts'
import { differencePush } from './mirror.pushes.ts'
import { paperDeskPush } from './papers.pushes.ts'
import { arrivalPush, payoutPush } from './payments.pushes.ts'
import { applicationPush, promotionPush } from './promotions.pushes.ts'
import { proposalPush } from './proposals.pushes.ts'
import { definePushes, type PushedOf } from './push.ts'
import { bonusDeskPush, bonusPush } from './bonus.pushes.ts'
import { rebateClaimPush, rebatePush } from './rebate.pushes.ts'
import { breakPush } from './reconciliation.pushes.ts'
import { plansPush, savingsPush } from './savings.pushes.ts'
import { newDevicePush, sessionEndedPush } from './sessions.pushes.ts'
import { staffSessionEndedPush } from './staff.pushes.ts'
import { balancePush, enterPush, transferPush } from './wallet.pushes.ts'
import { wheelPush, wheelRecordPush } from './wheel.pushes.ts'

/** What `/api/events` tells a member, and a visitor as far as it is public. */
export const pushes = definePushes({
  balance: balancePush,
  credit: creditPush,
  deposit: depositPush,
  draw: drawPush,
  enter: enterPush,
  level: levelPush,
  mail: mailPush,
  odds: oddsPush,
  plans: plansPush,
  promotion: promotionPush,
  bonus: bonusPush,
  rebate: rebatePush,
  savings: savingsPush,
  'session.device': newDevicePush,
  'session.ended': sessionEndedPush,
  settled: settledPush,
  usdt: usdtPush,
  wheel: wheelPush,
  withdrawal: withdrawalPush,
})
/** What `/api/office/events` tells staff. */
export const officePushes = definePushes({
  arrival: arrivalPush,
  break: breakPush,
  credit: loanPush,
  deposit: depositOrderPush,
  difference: differencePush,
  mail: mailDeskPush,
  mailing: mailingPush,
  paper: paperDeskPush,
  payout: payoutPush,
  promotion: applicationPush,
  proposal: proposalPush,
  bonus: bonusDeskPush,
  rebate: rebateClaimPush,
  'staff.session_ended': staffSessionEndedPush,
  transfer: transferPush,
  usdt: usdtTransferPush,
  wheel: wheelRecordPush,
  withdrawal: withdrawalOrderPush,
})

export type MemberPushed = PushedOf<typeof pushes>
export type OfficePushed = PushedOf<typeof officePushes>
