import { sql } from '../../src/kernel/db.ts'
import { endBets, recordBets } from '../../src/modules/betting/index.ts'
import { rebateSetting } from '../../src/modules/rebate/index.ts'
import { putSetting } from '../../src/modules/site/index.ts'
import { reason } from './orders.ts'
import { type Case, data, env, key, ok, order, readSeen } from './scene.ts'

/** Rebate of a bet that alice lost just now; up to when it can be claimed. */
const dueRebate = async () => {
  env.clock.advance(1000)
  await env.owner.run(sql`delete from rebate.tariffs where from_on > (select min(from_on) from rebate.tariffs)`)
  const id = env.ids.uuid()
  const { member_id } = await env.owner.one<{ member_id: number }>(
    sql`select id as member_id from members.members where name = 'alice'`,
  )
  const about = { member_id, id, supplier_code: 'AG', game_type: 3, game_code: 'x', asset: 'CNY', stake: 1_000_00n }
  const selection = { game_code: 'x', issue: '1', bet_type: 'x', selection: 'x' }
  await env.db.tx(async (tx) => {
    await recordBets(tx, [{ ...about, bill_no: id, selection }])
    await endBets(tx, [{ member_id, id, stake: about.stake, payout: 0n, outcome: 'settled' }])
  })
  await env.drain()
  return (await ok('GET /fsnow/list', { as: 'alice' }))['deadtime']
}
/** A claim that waits for a person. */
const waitingRebate = async () => {
  await putSetting(env.owner, rebateSetting, { days: 7, by_clock: false, review_above: '0.01' })
  await ok('POST /fsnow/fetch', { as: 'alice', key: key(), body: { deadtime: await dueRebate() } })
  await putSetting(env.owner, rebateSetting, { days: 7, by_clock: false, review_above: '' })
  const asked = { as: 'frank', query: { open: '1' } }
  return (await data<{ data: { id: string }[] }>('GET /office/rebate/claims', asked)).data[0]?.id ?? ''
}

/** One call for every route of rebate that moves money. */
export const rebateCases: Record<string, Case> = {
  'rebate.fetch': {
    as: () => 'alice',
    body: async () => ({ deadtime: await dueRebate() }),
    other: () => ({ deadtime: '2026-01-01 00:00:00' }),
    does: { rebates: 1, postings: 1 },
  },
  'rebate.payClaim': {
    as: () => 'frank',
    path: order(waitingRebate),
    body: () => ({}),
    does: { postings: 1, decisions: 1 },
  },
  'rebate.refuseClaim': { as: () => 'frank', path: order(waitingRebate), ...reason, does: { decisions: 1 } },
  'rebate.setRates': {
    as: () => 'erin',
    body: async () => ({
      levels: [{ gameType: 4, supplier: '', from: '10', rate: '0.5' }],
      seen: (await data<{ seen: string }>('GET /office/rebate/rates', { as: 'erin' })).seen,
      reason: 'a season',
    }),
    other: (b) => ({ ...b, levels: [] }),
    does: { decisions: 1 },
  },
  'rebate.setTerms': {
    as: () => 'erin',
    body: async () => ({
      days: 5,
      by_clock: false,
      review_above: null,
      seen: await readSeen('rebate/rates'),
      reason: 'a season',
    }),
    other: (b) => ({ ...b, days: 6 }),
    does: { decisions: 1 },
  },
}
