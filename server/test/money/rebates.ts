import { sql } from '../../src/kernel/db.ts'
import { endBets, recordBets } from '../../src/modules/betting/index.ts'
import { rebateSetting } from '../../src/modules/rebate/index.ts'
import { putSetting } from '../../src/modules/site/index.ts'
import { data, env, key, ok } from './scene.ts'

/** Rebate of a bet that alice lost just now; up to when it can be claimed. */
export const dueRebate = async () => {
  env.clock.advance(1000)
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
export const waitingRebate = async () => {
  await putSetting(env.owner, rebateSetting, { days: 7, by_clock: false, review_above: '0.01' })
  await ok('POST /fsnow/fetch', { as: 'alice', key: key(), body: { deadtime: await dueRebate() } })
  await putSetting(env.owner, rebateSetting, { days: 7, by_clock: false, review_above: '' })
  const asked = { as: 'frank', query: { open: '1' } }
  return (await data<{ data: { id: string }[] }>('GET /office/rebate/claims', asked)).data[0]?.id ?? ''
}
