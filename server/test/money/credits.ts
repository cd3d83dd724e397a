import { sql } from '../../src/kernel/db.ts'
import { creditSetting } from '../../src/modules/credit/index.ts'
import { putSetting } from '../../src/modules/site/index.ts'
import { reason } from './orders.ts'
import { type Case, data, env, key, ok, order, readSeen } from './scene.ts'

const TERMS = { way: 'staff', review_minutes: 5, min: '100.00', cap: '', max_days: 30, wait_minutes: 1 } as const
const alice = () => 'alice'
const frank = () => 'frank'

const asked = async () => {
  const { realname } = await env.owner.one<{ realname: string }>(
    sql`select realname from members.members where name = 'alice'`,
  )
  return { name: 'alice', realname, money: '300', days: 7 }
}
/** Nothing of alice's open, and long enough after whatever was before it; as it is before a loan is asked for. */
const clear = async () => {
  await putSetting(env.owner, creditSetting, TERMS)
  const { list } = await data<{ list: { state: string }[] }>('POST /credit/search', {
    as: 'alice',
    body: { name: 'alice' },
  })
  if (list[0]?.state === 'lent')
    await ok('POST /credit/lend', { as: 'alice', key: key(), body: { name: 'alice', money: '300' } })
  await env.owner.run(
    sql`update credit.loans set state = 'refused', decided_at = kernel.now() where state = 'in_review'`,
  )
  env.clock.advance(61_000)
}
/** A loan that waits for a person. */
export const waitingLoan = async () => {
  await clear()
  await ok('POST /credit/borrow', { as: 'alice', key: key(), body: await asked() })
  const rows = await data<{ data: { id: string }[] }>('GET /office/credit/loans', { as: 'frank', query: { open: '1' } })
  return rows.data[0]?.id ?? ''
}

/** Looser terms that wait for a second person. */
const proposedTerms = async () => {
  await putSetting(env.owner, creditSetting, { ...TERMS, max_days: 14 })
  await env.owner.run(sql`delete from proposals.proposals where decided_at is null`)
  type Standing = { terms: { seen: string }; proposal: { id: string } | null }
  const read = () => data<Standing>('GET /office/credit/terms', { as: 'frank' })
  const { seen } = (await read()).terms
  await ok('POST /office/credit/terms', {
    as: 'erin',
    key: key(),
    body: { ...TERMS, cap: null, seen, reason: 'a season' },
  })
  return (await read()).proposal?.id ?? ''
}

/** One call for every route of credit that moves money or decides about it. */
export const creditCases: Record<string, Case> = {
  'credit.borrow': {
    as: alice,
    body: async () => {
      await clear()
      return asked()
    },
    other: (b) => ({ ...b, money: '301' }),
    does: { loans: 1 },
  },
  'credit.lend': {
    as: alice,
    body: async () => {
      await ok(`POST /office/credit/loans/${await waitingLoan()}/approve`, { as: 'frank', key: key(), body: {} })
      return { name: 'alice', money: '300' }
    },
    other: (b) => ({ ...b, money: '301' }),
    does: { postings: 1 },
  },
  'credit.approveLoan': { as: frank, path: order(waitingLoan), body: () => ({}), does: { postings: 1, decisions: 1 } },
  'credit.refuseLoan': { as: frank, path: order(waitingLoan), ...reason, does: { decisions: 1 } },
  'credit.approveTerms': {
    as: () => 'frank',
    path: order(proposedTerms),
    body: () => ({}),
    does: { decisions: 1 },
  },
  'credit.refuseTerms': { as: () => 'frank', path: order(proposedTerms), ...reason, does: { decisions: 1 } },
  'credit.setTerms': {
    as: () => 'erin',
    body: async () => ({ ...TERMS, cap: '400', seen: await readSeen('credit/terms'), reason: 'a season' }),
    other: (b) => ({ ...b, cap: '401' }),
    does: { decisions: 1 },
  },
}
