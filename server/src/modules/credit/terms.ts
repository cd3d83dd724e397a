import { toWire } from '@moongate/money'
import type { z } from 'zod'
import type { Tx } from '../../kernel/db.ts'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { requireSeen } from '../../kernel/seen.ts'
import { recordAudit } from '../audit/index.ts'
import { askProposal } from '../proposals/index.ts'
import { putSetting, readSetting } from '../site/index.ts'
import { creditSetting, type CreditTerms } from './credit.settings.ts'
import type { CreditDeps } from './deps.ts'
import { isLooser } from './loan.rules.ts'
import { lockMember } from './loan.sql.ts'

/** Terms as they are kept. */
export type StoredTerms = z.input<typeof creditSetting.schema>

/** Stands for the terms: whoever sets them locks it first. */
export const TERMS = 0

/** Always in one order, so that two can be compared as text. */
export const storeTerms = ({ way, review_minutes, min, cap, max_days, wait_minutes }: CreditTerms): StoredTerms => ({
  way,
  review_minutes,
  min: toWire(min),
  cap: cap === null ? '' : toWire(cap),
  max_days,
  wait_minutes,
})

/** Whether two terms as they are kept are the same. */
export const isSame = (a: StoredTerms, b: StoredTerms): boolean =>
  Object.keys(a).every((name) => a[name as keyof StoredTerms] === b[name as keyof StoredTerms])

type Change = { before: StoredTerms; after: StoredTerms; reason: string }

/** Writes terms with their trace. */
export const keepTerms = async (tx: Tx, { before, after, reason }: Change, by: StaffAct): Promise<void> => {
  await putSetting(tx, creditSetting, after)
  await recordAudit(tx, {
    ...describeStaffAct(by),
    action: 'credit.terms_set',
    target: 'setting:credit',
    reason,
    before,
    after,
  })
}

const proposeTerms = async (d: CreditDeps, tx: Tx, { before, after, reason }: Change, by: StaffAct): Promise<void> => {
  await askProposal(d, tx, { subject: 'credit.terms', wanted: after, before, reason }, by)
  await recordAudit(tx, {
    ...describeStaffAct(by),
    action: 'credit.terms_proposed',
    target: 'setting:credit',
    reason,
    before,
    after,
  })
}

/**
 * Sets the terms; they hold from now on, for what is asked for and what is approved. Looser ones wait for somebody else: answers whether.
 * Those that stand already are not set again. Refuses proposals.open, common.conflict.
 */
export const setTerms = (
  d: CreditDeps,
  terms: CreditTerms,
  { seen, reason }: { seen: string; reason: string },
  by: StaffAct,
): Promise<boolean> =>
  d.db.tx(async (tx) => {
    await lockMember(tx, TERMS)
    const standing = await readSetting(tx, creditSetting)
    const change = { before: storeTerms(standing), after: storeTerms(terms), reason }
    requireSeen(seen, change.before, change.after)
    if (isSame(change.before, change.after)) return false
    const waits = isLooser(standing, terms)
    await (waits ? proposeTerms(d, tx, change, by) : keepTerms(tx, change, by))
    return waits
  })
