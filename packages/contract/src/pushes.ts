import { depositOrderPush, depositPush, withdrawalOrderPush, withdrawalPush } from './cashier.pushes.ts'
import { usdtPush, usdtTransferPush } from './chain.pushes.ts'
import { drawPush, oddsPush, settledPush } from './lottery.pushes.ts'
import { differencePush } from './mirror.pushes.ts'
import { definePushes, type PushedOf } from './push.ts'
import { bonusDeskPush, bonusPush } from './bonus.pushes.ts'
import { rebateClaimPush, rebatePush } from './rebate.pushes.ts'
import { sessionEndedPush } from './sessions.pushes.ts'
import { staffSessionEndedPush } from './staff.pushes.ts'
import { balancePush, enterPush, transferPush } from './wallet.pushes.ts'

/** What `/api/events` tells a member, and a visitor as far as it is public. */
export const pushes = definePushes({
  balance: balancePush,
  deposit: depositPush,
  draw: drawPush,
  enter: enterPush,
  odds: oddsPush,
  bonus: bonusPush,
  rebate: rebatePush,
  'session.ended': sessionEndedPush,
  settled: settledPush,
  usdt: usdtPush,
  withdrawal: withdrawalPush,
})
/** What `/api/office/events` tells staff. */
export const officePushes = definePushes({
  deposit: depositOrderPush,
  difference: differencePush,
  bonus: bonusDeskPush,
  rebate: rebateClaimPush,
  'staff.session_ended': staffSessionEndedPush,
  transfer: transferPush,
  usdt: usdtTransferPush,
  withdrawal: withdrawalOrderPush,
})

export type MemberPushed = PushedOf<typeof pushes>
export type OfficePushed = PushedOf<typeof officePushes>
