import { describe, expect, it } from 'vitest'
import { isSigned, officeTables, type RouteSpec, tables } from './index.ts'

/** Calls that may be sent again without a key, by what a repeat of them comes to. */
const REPEATS: Readonly<Record<string, readonly string[]>> = {
  'is a guest or proves a secret: what it was answered, a token or a link, is kept nowhere': [
    ...['captcha', 'login', 'register', 'demo', 'loginStep', 'passkeyOptions', 'passkeyLogin'].map(
      (n) => `sessions.${n}`,
    ),
    ...['changePassword', 'resetPassword', 'forgetFactors'].map((n) => `sessions.${n}`),
    ...['correctRealname', 'forgetWithdrawalPassword'].map((n) => `sessions.${n}`),
    ...['beginTotp', 'confirmTotp', 'removeTotp', 'renewRecovery'].map((n) => `factors.${n}`),
    ...['passkeyOptions', 'addPasskey', 'removePasskey'].map((n) => `factors.${n}`),
    'members.setWithdrawalPassword',
    'members.changeWithdrawalPassword',
    'lottery.openSession',
    'staff.login',
    'staff.enrolment',
    'staff.enrol',
    'payments.setGatewaySecret',
  ],
  'says how something shall stand, and it stands so already': [
    'members.updateInfo',
    'games.favourite',
    'wallet.changeMode',
    'mail.read',
    'mail.restore',
    'team.setChildRates',
    'team.updateInvite',
    'protection.setLimit',
    'cashier.holdChannel',
    'channels.setChannel',
    'channels.setPayee',
    'payments.setGateway',
    'policy.setMaintenance',
    'savings.setPlan',
    'savings.switchPlan',
    'mail.setAnswers',
    'mail.setTemplate',
    'mail.setSettings',
    'games.setSupplier',
    'games.setGame',
    'games.orderFault',
    'games.clearFaults',
    ...['own', 'release', 'explain', 'solve'].map((step) => `reconciliation.${step}Break`),
  ],
  'ends, takes or decides something, and is told that it is so': [
    ...['logout', 'endSession', 'endOthers', 'forgetDevice', 'endSessions', 'setState'].map((n) => `sessions.${n}`),
    'staff.logout',
    'papers.drop',
    'protection.confirmLimit',
    'protection.exclude',
    'statements.ignoreStatement',
    'statements.restoreStatement',
    'mirror.leaveUnread',
    ...['take', 'release', 'accept', 'refuse', 'dismissHit'].map((step) => `papers.${step}`),
    ...['take', 'takeOver', 'giveBack', 'close', 'stopCampaign', 'resumeCampaign'].map((step) => `mail.${step}`),
  ],
  'is known by what it says: the same mail, the same campaign, the same visitor of a day': [
    'mail.send',
    'mail.reply',
    'mail.answer',
    'mail.beginCampaign',
    'portal.visit',
  ],
  'asks outside once more and changes nothing but what is known': [
    'wallet.refreshed',
    'payments.testGateway',
    'games.testSupplier',
    'reconciliation.compareDay',
  ],
}

/** A question is no write, a file is named by what is in it, and a signed call has its nonce. */
const needsNoKey = (spec: RouteSpec): boolean =>
  spec.method !== 'POST' || spec.limit === 'read' || spec.upload === true || isSigned(spec.who)

const keyless = [tables, officeTables].flatMap((api) =>
  Object.entries(api).flatMap(([module, table]) =>
    Object.entries(table as Record<string, RouteSpec>)
      .filter(([, spec]) => !needsNoKey(spec) && spec.idempotent === undefined)
      .map(([name]) => `${module}.${name}`),
  ),
)

describe('a call that is sent again after a lost answer', () => {
  it('has a key, or is listed by what its repeat comes to', () => {
    const listed = Object.values(REPEATS).flat()
    expect(listed.filter((call, i) => listed.indexOf(call) !== i)).toEqual([])
    expect([...new Set(keyless)].toSorted()).toEqual(listed.toSorted())
  })
})
