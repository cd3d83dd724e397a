import { sql } from '../../src/kernel/db.ts'
import { reason } from './orders.ts'
import { type Case, data, env, key, order } from './scene.ts'

const TITLES = { zh_cn: 'x', zh_hk: 'x', en: 'x', th: 'x', vi: 'x' }
const TERMS = {
  api_code: 'ASKED',
  game_code: 'reels',
  trigger: 'claim',
  code: '',
  limit: 'again',
  min: '0',
  spins: 5,
  stake: '0.50',
  valid_days: 3,
  pays: 'real',
  max: '50',
  times: 0,
  max_bet: null,
  days: 7,
  order: 'real_first',
}

/** An offer of its own, at a supplier that plays free spins and answers nothing. */
const makeOffer = async (): Promise<number> =>
  (
    await env.owner.one<{ id: number }>(sql`insert into freespins.offers (title, code, terms, is_on, set_by)
      select title, '', terms || '{"supplier_code":"ASKED","game_code":"reels","trigger":"claim"}', true, 'test' from freespins.offers order by id limit 1 returning id`)
  ).id
const giveOne = async (): Promise<string> => {
  const body = { offer_id: await makeOffer(), member_name: 'alice', reason: 'a gift' }
  return (await data<{ id: string }>('POST /office/freespins/give', { as: 'frank', key: key(), body })).id
}

/** One call for every route of free spins that takes a key. */
export const freespinsCases: Record<string, Case> = {
  'freespins.claim': {
    as: () => 'alice',
    body: async () => ({ offer_id: await makeOffer() }),
    other: () => ({ offer_id: 999_999 }),
    does: { free_spins: 1 },
  },
  'freespins.cancelOwn': {
    as: () => 'alice',
    body: async () => ({ id: await giveOne() }),
    other: () => ({ id: env.ids.uuid() }),
    does: {},
  },
  'freespins.saveOffer': {
    as: () => 'erin',
    body: () => ({ id: 0, seen: '', titles: TITLES, ...TERMS, weights: [], is_on: false, reason: 'a season' }),
    other: (b) => ({ ...b, spins: 6 }),
    does: { decisions: 1 },
  },
  'freespins.give': {
    as: () => 'frank',
    body: async () => ({ offer_id: await makeOffer(), member_name: 'alice', reason: 'an apology' }),
    other: (b) => ({ ...b, reason: 'another' }),
    does: { free_spins: 1, decisions: 1 },
  },
  'freespins.cancel': {
    as: () => 'frank',
    path: order(giveOne),
    ...reason,
    does: { decisions: 1 },
  },
}
