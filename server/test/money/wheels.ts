import { sql } from '../../src/kernel/db.ts'
import { reason } from './orders.ts'
import { type Case, data, env, key, ok, order, readSeen } from './scene.ts'

const setOdds = async (place: number) => {
  const { prizes, rest, seen } = await readDesign()
  const alone = prizes.map((prize, i) => ({ ...prize, odds: i === place - 1 ? 1_000_000 : 0 }))
  await ok('POST /office/wheel/prizes', {
    as: 'erin',
    key: key(),
    body: { prizes: alone, rest, seen, reason: 'a race' },
  })
}
type Design = { prizes: { odds: number }[]; rest: number; seen: string }
/** The wheel as it stands, ready to be set again. */
const readDesign = async () => {
  const { prizes, rest, seen } = await data<Design>('GET /office/wheel/design', { as: 'erin' })
  return { prizes, rest, seen }
}
/** One chance of alice's, and a wheel on which every spin wins what stands at a place: 2 pays money, 9 is goods. */
const oneChance = async (place: number) => {
  await setOdds(place)
  await env.owner.run(sql`insert into wheel.grants as g (member_id, on_day, need_deposit, need_bet, given)
    select id, '2026-01-01', 1, 1, 1 from members.members where name = 'alice'
    on conflict (member_id, on_day, need_deposit, need_bet) do update set given = g.taken + g.spent + 1`)
  return {}
}
/** Goods that wait for staff. */
const waitingPrize = async () => {
  await ok('POST /wheel/award', { as: 'alice', key: key(), body: await oneChance(9) })
  const asked = { as: 'frank', query: { open: '1' } }
  return (await data<{ data: { id: string }[] }>('GET /office/wheel/records', asked)).data[0]?.id ?? ''
}
const terms = { steps: [{ deposit: '500', bet: '1500', spins: 1 }], times: 1, about: {}, rule: {}, reason: 'a season' }

/** One call for every route of the wheel that moves money or decides about it. */
export const wheelCases: Record<string, Case> = {
  'wheel.award': {
    as: () => 'alice',
    body: () => oneChance(2),
    other: () => ({ entropy: 'c0ffee' }),
    does: { spins: 1, postings: 1 },
  },
  'wheel.sendPrize': { as: () => 'frank', path: order(waitingPrize), ...reason, does: { decisions: 1 } },
  'wheel.setPrizes': {
    as: () => 'erin',
    body: async () => ({ ...(await readDesign()), reason: 'a season' }),
    other: (b) => ({ ...b, rest: 2 }),
    does: { decisions: 1 },
  },
  'wheel.setTerms': {
    as: () => 'erin',
    body: async () => ({ ...terms, most: 4, seen: await readSeen('wheel/design') }),
    other: (b) => ({ ...b, most: 5 }),
    does: { decisions: 1 },
  },
}
