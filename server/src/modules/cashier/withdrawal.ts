import type { Risk } from '@moongate/contract/risk.states'
import type { Reader, Tx } from '../../kernel/db.ts'
import { type Claim, claimKey } from '../../kernel/keys.ts'
import { chooseDocumentId, once } from '../../kernel/once.ts'
import { refuse } from '../../kernel/refusal.ts'
import { formatWireTime, isWithinHours } from '../../kernel/time.ts'
import type { CardRow } from '../bank/index.ts'
import { checkWithdrawalPassword } from '../members/index.ts'
import { postOrRefuse } from '../ledger/index.ts'
import { NEED_SETTINGS, readFree } from '../papers/index.ts'
import { switchSettings } from '../policy/index.ts'
import { parseStored } from '../site/index.ts'
import { findRisks, riskSetting } from '../risk/index.ts'
import { countUntold } from '../turnover/index.ts'
import { automaticApprovalSetting, secondPersonSetting, withdrawalSetting } from './cashier.settings.ts'
import { type CashierDeps, findMidnight, getCurrency, type OfferDeps } from './deps.ts'
import { lockOrders } from './order.sql.ts'
import { listHeldPostings, listTold, takeWithdrawalStep } from './payout.ts'
import { findWithdrawalFacts, type StoredFacts } from './withdrawal-facts.sql.ts'
import {
  type Facts,
  computeFee,
  isApprovedAlone,
  isComplete,
  type LevelLimits,
  NO_LEVEL,
  parsePercent,
  raiseApproval,
  raiseLimits,
  refuseWithdrawal,
} from './withdrawal.rules.ts'
import { insertWithdrawal, type Withdrawal, findWithdrawal } from './withdrawal.sql.ts'

export type WithdrawalOrder = {
  member_id: number
  member_bank_id: number
  amount: bigint
  qk_pwd: string
  member_remark: string
  request_key?: string | undefined
  /** The key of the call, taken with the order. */
  claim?: Claim | undefined
}
/** The order with the id it has or will have. */
type Asked = WithdrawalOrder & { id: string }

/** The keys of the settings that a withdrawal is decided by. */
const DECIDING = [
  withdrawalSetting,
  secondPersonSetting,
  automaticApprovalSetting,
  riskSetting,
  switchSettings.levelup,
  ...NEED_SETTINGS,
].map(({ key }) => key)

/** What stands in a withdrawal's way and what it would cost, in minor units. */
export type Quote = {
  fee: bigint
  turnover_left: bigint
  fee_percent: string
  daily_left: number
  min: bigint
  max: bigint
  balance: bigint
  free: bigint | null
  hours: Facts['hours']
  is_open: boolean
  at_stake: unknown
}

export const quoteWithdrawal = async (
  d: CashierDeps & Pick<OfferDeps, 'at_stake'>,
  member_id: number,
  amount: bigint,
): Promise<Quote> => {
  const found = await findWithdrawalFacts(d.db, { member_id, ...chooseScope(d), at_stake: d.at_stake.find(member_id) })
  const facts = found.turnover_left > 0n ? await d.db.tx((tx) => countOwn(d, tx, member_id, found)) : found
  const limits = readLimits(facts)
  const { turnover_left, today, balance, at_stake } = facts
  return {
    ...limits,
    at_stake,
    turnover_left,
    fee: computeFee(amount, turnover_left, limits.fee_percent),
    daily_left: Math.max(0, limits.daily_count - today),
    balance,
    free: readFree(facts),
    is_open: isWithinHours(getWallTime(d), limits.hours),
  }
}

/**
 * Asks for a withdrawal: the checks in the wire's order, the password last, then hold and order in one transaction
 * (R4.21, R8.4). One member's requests are decided one after the other, so the day's count and the balance hold in races:
 * what was found before the password, without a lock, is found again under the lock. A repeat of a key asks for the password too and
 * answers the earlier order, where it is the one asked for now. Refuses cashier.*, policy.member_frozen, idempotency.key_reused.
 */
export const requestWithdrawal = async (d: CashierDeps, order: WithdrawalOrder): Promise<Withdrawal> => {
  const { member_id, request_key } = order
  const asked = { ...order, id: chooseDocumentId(d.ids, 'cashier.withdrawal', member_id, request_key) }
  const found = await findFacts(d, d.db, asked)
  if (!found.is_made) requireCard(d, asked, found)
  await requirePassword(d, asked)
  return d.db.tx(async (tx) => {
    await lockOrders(tx, member_id)
    const locked = await countOwn(d, tx, member_id, await findFacts(d, tx, asked))
    return once(
      async () => (locked.is_made ? findWithdrawal(tx, asked.id) : undefined),
      { amount: asked.amount, card_id: asked.member_bank_id, member_remark: asked.member_remark },
      () => holdWithdrawal(d, tx, asked, locked),
    )
  })
}

const findFacts = (d: CashierDeps, r: Reader, asked: Asked): Promise<StoredFacts> =>
  findWithdrawalFacts(r, { ...asked, ...chooseScope(d) })

const countOwn = (d: CashierDeps, tx: Tx, member_id: number, facts: StoredFacts): Promise<StoredFacts> =>
  countUntold(tx, { member_id, asset: getCurrency(d) }, facts)

const requirePassword = async (d: CashierDeps, { member_id, qk_pwd }: Asked): Promise<void> => {
  const verdict = await checkWithdrawalPassword(d, member_id, qk_pwd)
  if (verdict === 'locked') refuse('cashier.qk_pwd_locked')
  if (verdict !== 'ok') refuse('cashier.qk_pwd_wrong')
}

const holdWithdrawal = async (d: CashierDeps, tx: Tx, asked: Asked, facts: StoredFacts): Promise<Withdrawal> => {
  const card = requireCard(d, asked, facts)
  const { card_no, bank_type, bank_address, owner_name } = card
  const { member_id, id, amount, member_remark, member_bank_id: card_id } = asked
  const { turnover_left, fee_percent } = { ...facts, ...readLimits(facts) }
  const risks = await judge(d, tx, asked, { card, facts })
  const made = await insertWithdrawal(tx, {
    member_id,
    id,
    bill_no: d.ids.bill('W'),
    asset: getCurrency(d),
    amount,
    fee: computeFee(amount, turnover_left, fee_percent),
    card_no,
    bank_type,
    bank_address,
    owner_name,
    member_remark,
    card_id,
    turnover_left,
    fee_rate_ppm: parsePercent(fee_percent),
    risks,
    is_fast: readLevel(facts).is_fast,
  })
  await postOrRefuse(tx, listHeldPostings(made), { insufficient: 'cashier.insufficient' })
  await claimKey(tx, asked.claim, listTold(made))
  return isApprovedAlone({ amount, risks }, readApproval(facts)) ? takeWithdrawalStep(tx, id, 'approve', null) : made
}

const judge = (
  d: CashierDeps,
  r: Reader,
  { member_id, amount }: Asked,
  { card, facts }: { card: CardRow; facts: StoredFacts },
): Promise<Risk[]> =>
  findRisks(r, {
    ...facts,
    member_id,
    amount,
    asset: getCurrency(d),
    card_id: card.id,
    card_no: card.card_no,
    now: d.clock.now(),
    stored: facts.settings[riskSetting.key],
  })

/** What the operator leaves to the rules for this member, and to one person alone. */
const readApproval = (facts: StoredFacts) => ({
  up_to: raiseApproval(
    parseStored(automaticApprovalSetting, facts.settings[automaticApprovalSetting.key]).up_to,
    readLevel(facts),
  ),
  second_person_above: parseStored(secondPersonSetting, facts.settings[secondPersonSetting.key]).withdrawal_above,
})

/** The card to pay to, if nothing stands in the way. */
const requireCard = (d: CashierDeps, { amount }: Asked, facts: StoredFacts): CardRow => {
  const { card, realname } = facts
  const refusal = refuseWithdrawal({
    ...facts,
    ...readLimits(facts),
    amount,
    free: readFree(facts),
    card_is_mine: card !== null,
    card_is_complete: isComplete(card ?? undefined, realname),
    wall_time: getWallTime(d),
  })
  if (refusal) refuse(refusal)
  return card ?? refuse('cashier.card_not_mine')
}

/** `HH:mm` at the site. */
const getWallTime = (d: CashierDeps): string => formatWireTime(d.clock.now(), d.config.site_time_zone).slice(11, 16)

/** What the member's level lets them do, while levels are switched on. */
const readLevel = (facts: StoredFacts): LevelLimits =>
  parseStored(switchSettings.levelup, facts.settings[switchSettings.levelup.key]) === '1' ? facts : NO_LEVEL

const readLimits = (facts: StoredFacts) => {
  const { min, max, daily_count, fee_percent, open_from, open_to } = parseStored(
    withdrawalSetting,
    facts.settings[withdrawalSetting.key],
  )
  const site = { min, max, daily_count, fee_percent, hours: { open_from, open_to } }
  return raiseLimits(site, readLevel(facts))
}

/** The money that is taken from, and the site's midnight, from which the day's orders are counted. */
const chooseScope = (d: CashierDeps) => ({
  asset: getCurrency(d),
  since: findMidnight(d, d.clock.now()),
  settings: DECIDING,
})
