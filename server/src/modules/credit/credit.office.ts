import type { creditOfficeRoutes } from '@moongate/contract/credit.office'
import { REVIEW_MINUTES } from '@moongate/contract/credit.states'
import { toWire } from '@moongate/money'
import type { Handlers } from '../../kernel/http/call.ts'
import { readStaffAct } from '../../kernel/http/staff-act.ts'
import { listPage } from '../../kernel/page.ts'
import { markState } from '../../kernel/seen.ts'
import { addDays, formatDay, parseRange } from '../../kernel/time.ts'
import { findMemberByName, findMembersByIds } from '../members/index.ts'
import { readSetting } from '../site/index.ts'
import { creditSetting } from './credit.settings.ts'
import type { CreditDeps } from './deps.ts'
import { deskLoanView, exposureView, termsProposalView, termsView } from './desk.view.ts'
import { previewTerms, sumAllowed } from './effect.ts'
import { sumExposure, sumHappened } from './exposure.sql.ts'
import { findKnown } from './loan-facts.sql.ts'
import { countLoans, findLoans } from './loan-list.sql.ts'
import type { Loan } from './loan.sql.ts'
import { approveTerms, findTermsProposal, refuseTerms } from './proposal.ts'
import { approveLoan, refuseLoan } from './review.ts'
import { setTerms, storeTerms } from './terms.ts'

type Routes = typeof creditOfficeRoutes

const createTermsHandlers = (
  d: CreditDeps,
): Pick<Handlers<Routes>, 'terms' | 'previewTerms' | 'setTerms' | 'approveTerms' | 'refuseTerms' | 'report'> => {
  const zone = d.config.site_time_zone
  return {
    terms: async () => {
      const terms = await readSetting(d.db, creditSetting)
      const [exposure, allowed, waiting] = await Promise.all([
        sumExposure(d.db),
        sumAllowed(d.db, terms),
        findTermsProposal(d.db),
      ])
      const proposal = waiting ? termsProposalView(waiting, zone) : null
      const shown = { ...termsView(terms), seen: markState(storeTerms(terms)) }
      return { data: { terms: shown, exposure: exposureView(exposure, allowed), proposal } }
    },
    previewTerms: async ({ input }) => {
      const { now, after, ...counts } = await previewTerms(d, input)
      return { data: { now: toWire(now), after: toWire(after), ...counts } }
    },
    setTerms: async (call) => {
      const { reason, seen, review_minutes, ...rest } = call.input
      const minutes = REVIEW_MINUTES.find((one) => one === review_minutes) ?? REVIEW_MINUTES[1]
      const terms = { ...rest, review_minutes: minutes }
      const waits = await setTerms(d, terms, { seen, reason }, readStaffAct(call))
      return { data: { ...termsView(waits ? await readSetting(d.db, creditSetting) : terms), waits } }
    },
    approveTerms: async (call) => ({ data: termsView(await approveTerms(d, call.input.id, readStaffAct(call))) }),
    refuseTerms: async (call) => {
      const { id, reason } = call.input
      return { data: termsView(await refuseTerms(d, id, reason, readStaffAct(call))) }
    },
    report: async ({ input }) => {
      const to = input.to ?? formatDay(d.clock.now(), zone)
      const from = input.from ?? addDays(to, -29)
      const span = parseRange([from, to], zone) ?? { from: d.clock.now(), before: d.clock.now() }
      const rows = await sumHappened(d.db, span)
      return { data: { from, to, rows: rows.map(({ amount, ...row }) => ({ ...row, money: toWire(amount) })) } }
    },
  }
}

/** Credit for staff to see, to set and to decide. */
export const createCreditOfficeHandlers = (d: CreditDeps): Handlers<Routes> => {
  const showLoans = async (loans: readonly Loan[]) => {
    const ids = [...new Set(loans.map(({ member_id }) => member_id))]
    const [members, known] = await Promise.all([findMembersByIds(d.db, ids), findKnown(d.db, ids)])
    const by_id = new Map(members.map((member) => [member.id, member]))
    const shown = { time_zone: d.config.site_time_zone, now: d.clock.now() }
    return loans.map((loan) => {
      const facts = known.get(loan.member_id)
      if (!facts) throw new Error(`nothing is known of the member of loan ${loan.bill_no}`)
      return deskLoanView(loan, { member: by_id.get(loan.member_id), known: facts, ...shown })
    })
  }
  const showOne = async (loan: Loan) => {
    const [row] = await showLoans([loan])
    if (!row) throw new Error(`loan ${loan.bill_no} is not shown`)
    return { data: row }
  }
  return {
    ...createTermsHandlers(d),
    loans: async ({ input }) => {
      const member = input.keyword ? await findMemberByName(d.db, input.keyword) : undefined
      const filter = {
        member_ids: input.keyword ? [member?.id ?? 0] : undefined,
        is_open: input.open === 1,
        is_overdue: input.overdue === 1,
      }
      const { data } = await listPage(input, {
        count: () => countLoans(d.db, filter),
        rows: (limit, offset) => findLoans(d.db, filter, limit, offset),
        view: showLoans,
      })
      return { data }
    },
    approveLoan: async (call) => showOne(await approveLoan(d, call.input.id, readStaffAct(call))),
    refuseLoan: async (call) => showOne(await refuseLoan(d, call.input, readStaffAct(call))),
  }
}
