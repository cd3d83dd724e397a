import type { MessageKey } from '@moongate/i18n'
import { cashierOperateTypes, cashierPostings } from './modules/cashier/index.ts'
import { commissionOperateTypes, commissionPostings } from './modules/commission/index.ts'
import { creditOperateTypes, creditPostings } from './modules/credit/index.ts'
import type { OperateTypes, PostingKind } from './modules/ledger/index.ts'
import { levelupOperateTypes, levelupPostings } from './modules/levelup/index.ts'
import { lotteryPostings } from './modules/lottery/index.ts'
import { formerPostingTexts, membersOperateTypes, membersPostings } from './modules/members/index.ts'
import { mirrorOperateTypes, mirrorPostings } from './modules/mirror/index.ts'
import { promotionsOperateTypes, promotionsPostings } from './modules/promotions/index.ts'
import { bonusOperateTypes, bonusPostings } from './modules/bonus/index.ts'
import { freespinsOperateTypes, freespinsPostings } from './modules/freespins/index.ts'
import { rebateOperateTypes, rebatePostings } from './modules/rebate/index.ts'
import { savingsOperateTypes, savingsPostings } from './modules/savings/index.ts'
import { walletOperateTypes, walletPostings } from './modules/wallet/index.ts'
import { wheelOperateTypes, wheelPostings } from './modules/wheel/index.ts'
import type { ModuleName } from './modules.ts'

type Postings = Record<string, PostingKind<MessageKey>>

/** THE POSTINGS of all modules. Each kind has a text of its module's, or this does not compile. */
export const postingsByModule = {
  members: membersPostings,
  wallet: walletPostings,
  lottery: lotteryPostings,
  mirror: mirrorPostings,
  cashier: cashierPostings,
  rebate: rebatePostings,
  credit: creditPostings,
  levelup: levelupPostings,
  savings: savingsPostings,
  wheel: wheelPostings,
  promotions: promotionsPostings,
  bonus: bonusPostings,
  freespins: freespinsPostings,
  commission: commissionPostings,
} as const satisfies Partial<Record<ModuleName, Postings>>

/** THE MONEY LOG: its numbers, by the module that owns them. */
export const operateTypesByModule = {
  members: membersOperateTypes,
  wallet: walletOperateTypes,
  mirror: mirrorOperateTypes,
  cashier: cashierOperateTypes,
  rebate: rebateOperateTypes,
  credit: creditOperateTypes,
  levelup: levelupOperateTypes,
  savings: savingsOperateTypes,
  wheel: wheelOperateTypes,
  promotions: promotionsOperateTypes,
  bonus: bonusOperateTypes,
  freespins: freespinsOperateTypes,
  commission: commissionOperateTypes,
} as const satisfies Partial<Record<ModuleName, OperateTypes>>

export const operate_types: OperateTypes = Object.assign({}, ...Object.values(operateTypesByModule))

/** What staff read for a posting, by the name its kind has or had. */
export const posting_texts: ReadonlyMap<string, MessageKey> = new Map([
  ...Object.entries(formerPostingTexts),
  ...Object.values<Postings>(postingsByModule).flatMap((kinds) =>
    Object.values(kinds).map(({ name, text }) => [name, text] as const),
  ),
])
