import type { RouteSpec } from '@moongate/contract'
import { auditOfficeRoutes } from '@moongate/contract/audit.office'
import { cashierOfficeRoutes } from '@moongate/contract/cashier.office'
import { DEPOSIT_STEPS, WITHDRAWAL_STEPS } from '@moongate/contract/cashier.states'
import { channelsOfficeRoutes } from '@moongate/contract/channels.office'
import { chainOfficeRoutes } from '@moongate/contract/chain.office'
import { gamesOfficeRoutes } from '@moongate/contract/games.office'
import { mailOfficeRoutes } from '@moongate/contract/mail.office'
import { lotteryOfficeRoutes } from '@moongate/contract/lottery.office'
import { membersOfficeRoutes } from '@moongate/contract/members.office'
import { mirrorOfficeRoutes } from '@moongate/contract/mirror.office'
import { reconciliationOfficeRoutes } from '@moongate/contract/reconciliation.office'
import { creditOfficeRoutes } from '@moongate/contract/credit.office'
import { levelupOfficeRoutes } from '@moongate/contract/levelup.office'
import { promotionsOfficeRoutes } from '@moongate/contract/promotions.office'
import { bonusOfficeRoutes } from '@moongate/contract/bonus.office'
import { rebateOfficeRoutes } from '@moongate/contract/rebate.office'
import { papersOfficeRoutes } from '@moongate/contract/papers.office'
import { protectionOfficeRoutes } from '@moongate/contract/protection.office'
import { savingsOfficeRoutes } from '@moongate/contract/savings.office'
import { commissionOfficeRoutes } from '@moongate/contract/commission.office'
import { teamOfficeRoutes } from '@moongate/contract/team.office'
import { wheelOfficeRoutes } from '@moongate/contract/wheel.office'
import { reportsOfficeRoutes } from '@moongate/contract/reports.office'
import { statementsOfficeRoutes } from '@moongate/contract/statements.office'
import type { StaffRole } from '@moongate/contract/staff.states'
import { paymentsOfficeRoutes } from '@moongate/contract/payments.office'
import { walletOfficeRoutes } from '@moongate/contract/wallet.office'
import { TRANSFER_DESK_STEPS } from '@moongate/contract/wallet.states'
import { describe, expect, it } from 'vitest'
import { findFirstScreen, mayOpen, SCREENS, type Screen } from './access.rules.ts'
import { listNavGroups } from './nav.rules.ts'
import { listDepositSteps } from './steps.rules.ts'

const staffOf = ({ who }: RouteSpec): string[] => (typeof who === 'object' ? [...who.staff].toSorted() : [])

/** What everybody opens who has to do with money. */
const MONEY: readonly Screen[] = [
  'deposits',
  'withdrawals',
  'statements',
  'usdt',
  'transfers',
  'payouts',
  'arrivals',
  'differences',
  'faults',
  'channels',
  'gateways',
  'cash',
  'reconciliation',
  'rebate',
  'levels',
  'savings',
  'wheel',
  'credit',
  'promotions',
  'bonus',
  'mail',
  'agents',
  'members',
  'suppliers',
  'games',
  'play',
  'odds',
]

/** The same for those who also write to many. */
const WITH_MAILING = MONEY.toSpliced(MONEY.indexOf('agents'), 0, 'mailing')

/** The same with player protection, which is not finance's. */
const protect = (screens: readonly Screen[]): Screen[] => screens.toSpliced(screens.indexOf('members'), 0, 'protection')
/** The same for those who see members' papers. */
const check = (screens: readonly Screen[]): Screen[] => screens.toSpliced(screens.indexOf('members'), 0, 'papers')

describe('R6.6 what each role opens', () => {
  it.each<[StaffRole[], Screen[]]>([
    [['support'], protect(MONEY)],
    [['finance'], ['overview', ...MONEY]],
    [['content'], ['promotions', 'mailing', 'members', 'games']],
    [['risk'], ['overview', ...check(protect(MONEY)), 'audit']],
    [['admin'], ['overview', ...check(protect(WITH_MAILING)), 'audit', 'maintenance']],
    [
      ['content', 'risk'],
      ['overview', ...check(protect(WITH_MAILING)), 'audit'],
    ],
    [[], []],
  ])('%j → %j', (roles, screens) =>
    expect(
      listNavGroups(roles)
        .flatMap((one) => one.screens)
        .toSorted(),
    ).toEqual(screens.toSorted()),
  )

  it.each<[StaffRole[], Screen | undefined]>([
    [['support'], 'deposits'],
    [['content'], 'promotions'],
    [['finance'], 'overview'],
    [[], undefined],
  ])('%j begin at %s', (roles, screen) => expect(findFirstScreen(roles)).toBe(screen))

  it.each<[Screen, RouteSpec]>([
    ['overview', reportsOfficeRoutes.overview],
    ['deposits', cashierOfficeRoutes.deposits],
    ['withdrawals', cashierOfficeRoutes.withdrawals],
    ['usdt', chainOfficeRoutes.transfers],
    ['transfers', walletOfficeRoutes.transfers],
    ['payouts', paymentsOfficeRoutes.payouts],
    ['arrivals', paymentsOfficeRoutes.arrivals],
    ['differences', mirrorOfficeRoutes.differences],
    ['faults', mirrorOfficeRoutes.faultyBets],
    ['statements', statementsOfficeRoutes.statements],
    ['channels', channelsOfficeRoutes.channels],
    ['gateways', paymentsOfficeRoutes.gateways],
    ['cash', reportsOfficeRoutes.cash],
    ['play', reportsOfficeRoutes.gameFigures],
    ['play', reportsOfficeRoutes.exposure],
    ['reconciliation', reconciliationOfficeRoutes.days],
    ['rebate', rebateOfficeRoutes.rates],
    ['levels', levelupOfficeRoutes.levels],
    ['savings', savingsOfficeRoutes.plans],
    ['wheel', wheelOfficeRoutes.design],
    ['credit', creditOfficeRoutes.terms],
    ['promotions', promotionsOfficeRoutes.activities],
    ['bonus', bonusOfficeRoutes.offers],
    ['mail', mailOfficeRoutes.threads],
    ['mailing', mailOfficeRoutes.campaigns],
    ['agents', teamOfficeRoutes.agents],
    ['agents', commissionOfficeRoutes.runs],
    ['protection', protectionOfficeRoutes.members],
    ['papers', papersOfficeRoutes.list],
    ['members', membersOfficeRoutes.list],
    ['suppliers', gamesOfficeRoutes.suppliers],
    ['games', gamesOfficeRoutes.games],
    ['odds', lotteryOfficeRoutes.odds],
    ['audit', auditOfficeRoutes.entries],
  ])('R6.6 %s is open to exactly those whom its call answers', (screen, call) =>
    expect([...SCREENS[screen]].toSorted()).toEqual(staffOf(call)),
  )

  it.each<[keyof typeof cashierOfficeRoutes, readonly StaffRole[]]>([
    ['creditDeposit', DEPOSIT_STEPS.credit.who],
    ['rejectDeposit', DEPOSIT_STEPS.reject.who],
    ['reviewWithdrawal', WITHDRAWAL_STEPS.review.who],
    ['approveWithdrawal', WITHDRAWAL_STEPS.approve.who],
    ['payWithdrawal', WITHDRAWAL_STEPS.pay.who],
    ['rejectWithdrawal', WITHDRAWAL_STEPS.reject.who],
    ['failWithdrawal', WITHDRAWAL_STEPS.fail.who],
  ])('R6.6 %s is offered to exactly those whose call is answered', (call, who) => {
    expect(who.toSorted()).toEqual(['admin', 'finance'])
    expect(who.toSorted()).toEqual(staffOf(cashierOfficeRoutes[call]))
  })

  it.each<[keyof typeof walletOfficeRoutes, (readonly StaffRole[])[]]>([
    ['askTransfer', [TRANSFER_DESK_STEPS.ask.who]],
    ['proposeTransfer', [TRANSFER_DESK_STEPS.propose_confirmed.who, TRANSFER_DESK_STEPS.propose_rejected.who]],
    ['settleTransfer', [TRANSFER_DESK_STEPS.settle_confirmed.who, TRANSFER_DESK_STEPS.settle_rejected.who]],
  ])('R6.6 %s too', (call, steps) => {
    for (const who of steps) expect(who.toSorted()).toEqual(staffOf(walletOfficeRoutes[call]))
  })

  it('R6.6 one allowed role of several is enough, none is not', () => {
    expect([
      listDepositSteps('pending', ['support', 'finance']).length > 0,
      listDepositSteps('pending', ['support', 'risk', 'content']).length > 0,
      mayOpen(['content'], 'deposits'),
    ]).toEqual([true, false, false])
  })
})
