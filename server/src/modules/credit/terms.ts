import { toWire } from '@moongate/money'
import type { Reader } from '../../kernel/db.ts'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { recordAudit } from '../audit/index.ts'
import { putSetting, readSetting } from '../site/index.ts'
import { creditSetting, type CreditTerms } from './credit.settings.ts'
import type { CreditDeps } from './deps.ts'
import { countAbove, findBorrowers } from './exposure.sql.ts'
import { readLimits } from './limit.ts'
import { lockMember } from './loan.sql.ts'

/** Stands for the terms: whoever sets them locks it first. */
const TERMS = 0

/** Always in one order, so that two can be compared as text. */
const storeTerms = ({ way, review_minutes, min, cap, max_days, wait_minutes }: CreditTerms) => ({
  way,
  review_minutes,
  min: toWire(min),
  cap: cap === null ? '' : toWire(cap),
  max_days,
  wait_minutes,
})

/** What everybody who ever asked for a loan may owe together under a cap. */
export const sumAllowed = async (r: Reader, terms: Pick<CreditTerms, 'cap'>): Promise<bigint> =>
  [...(await readLimits(r, await findBorrowers(r), terms)).values()].reduce((sum, { limit }) => sum + limit, 0n)

/** What another cap would allow, beside the one in force, and how many open loans would be above it. */
export const previewCap = async (d: Pick<CreditDeps, 'db'>, cap: bigint | null) => {
  const terms = await readSetting(d.db, creditSetting)
  const [now, after, above] = await Promise.all([
    sumAllowed(d.db, terms),
    sumAllowed(d.db, { cap }),
    cap === null ? 0 : countAbove(d.db, cap),
  ])
  return { now, after, above }
}

/** Sets the terms; they hold from now on, for what is asked for and what is approved. Those that stand already are not set again. */
export const setTerms = (d: CreditDeps, terms: CreditTerms, reason: string, by: StaffAct): Promise<void> =>
  d.db.tx(async (tx) => {
    await lockMember(tx, TERMS)
    const before = storeTerms(await readSetting(tx, creditSetting))
    const after = storeTerms(terms)
    if (JSON.stringify(before) === JSON.stringify(after)) return
    await putSetting(tx, creditSetting, after)
    await recordAudit(tx, {
      ...describeStaffAct(by),
      action: 'credit.terms_set',
      target: 'setting:credit',
      reason,
      before,
      after,
    })
  })
