import { sql } from '../../src/kernel/db.ts'
import { reason, waitingDeposit } from './orders.ts'
import { type Case, data, env, key, ok, order } from './scene.ts'

const ONE = {
  kind: 'first_deposit',
  percent: 100,
  min: '1',
  max: '500',
  times: 5,
  max_bet: null,
  days: 7,
  order: 'real_first',
}
const TITLES = { zh_cn: 'x', zh_hk: 'x', en: 'x', th: 'x', vi: 'x' }

/** Of a deposit of alice's that was credited just now; what ran for her has ended. */
const openOffer = async () => {
  const { open } = await data<{ open: { id: string } | null }>('GET /bonus/list', { as: 'alice' })
  if (open) await ok('POST /bonus/cancel', { as: 'alice', key: key(), body: { id: open.id } })
  await ok(`POST /office/deposits/${await waitingDeposit()}/credit`, { as: 'frank', body: {} })
  const { offers } = await data<{ offers: { id: number; stand: string }[] }>('GET /bonus/list', { as: 'alice' })
  return { offer_id: offers.find(({ stand }) => stand === 'open')?.id ?? 0 }
}
const takeOne = async (): Promise<string> =>
  (await data<{ id: string }>('POST /bonus/take', { as: 'alice', key: key(), body: await openOffer() })).id
/** One that waits for a person. */
const takeFlagged = async (): Promise<string> => {
  const id = await takeOne()
  await ok('POST /bonus/cancel', { as: 'alice', key: key(), body: { id } })
  const { member_id } = await env.owner.one<{ member_id: number }>(
    sql`insert into bonus.bonuses (member_id, id, bill_no, offer_id, kind, source, title, terms, base, amount, required, flags, state)
      select member_id, gen_random_uuid(), 'F-' || gen_random_uuid(), offer_id, kind, 'flagged ' || gen_random_uuid(), title, terms, base, amount, required, '{shared_card}', 'in_review'
      from bonus.bonuses where id = ${id} returning member_id`,
  )
  return (
    await env.owner.one<{ id: string }>(
      sql`select id from bonus.bonuses where member_id = ${member_id} and state = 'in_review'`,
    )
  ).id
}

/** One call for every route of bonuses that moves money. */
export const bonusCases: Record<string, Case> = {
  'bonus.take': {
    as: () => 'alice',
    body: openOffer,
    other: () => ({ offer_id: 999 }),
    does: { bonuses: 1, postings: 1 },
  },
  'bonus.cancel': {
    as: () => 'alice',
    body: async () => ({ id: await takeOne() }),
    other: () => ({ id: env.ids.uuid() }),
    does: { postings: 1 },
  },
  'bonus.saveOffer': {
    as: () => 'erin',
    body: () => ({
      id: 0,
      seen: '',
      titles: TITLES,
      ...ONE,
      weights: [],
      review: false,
      is_on: false,
      reason: 'a season',
    }),
    other: (b) => ({ ...b, percent: 90 }),
    does: { decisions: 1 },
  },
  'bonus.approve': {
    as: () => 'frank',
    path: order(takeFlagged),
    body: () => ({}),
    does: { postings: 1, decisions: 1 },
  },
  'bonus.refuse': {
    as: () => 'frank',
    path: order(takeFlagged),
    ...reason,
    does: { decisions: 1 },
  },
  'bonus.endBonus': {
    as: () => 'frank',
    path: order(takeOne),
    ...reason,
    does: { postings: 1, decisions: 1 },
  },
}
