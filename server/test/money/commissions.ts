import { GAME_TYPES } from '@moongate/contract/games.states'
import { sql } from '../../src/kernel/db.ts'
import { endBets, recordBets } from '../../src/modules/betting/index.ts'
import { reason } from './orders.ts'
import { type Case, data, env, key, ok, order } from './scene.ts'

const DAY_MS = 86_400_000
const rates = (rate: string) => GAME_TYPES.map(({ key: game_type }) => ({ game_type, rate }))
const findId = async (name: string): Promise<number> =>
  (await env.owner.one<{ id: number }>(sql`select id from members.members where name = ${name}`)).id

/** A day later there is something to be paid to carol. */
const earn = async (): Promise<string> => {
  const [id, member_id] = [env.ids.uuid(), await findId('daisy')]
  const words = { game_title: { en: 'x' }, detail: {} }
  const about = {
    member_id,
    id,
    supplier_code: 'AG',
    game_type: 3,
    game_code: 'x',
    asset: 'CNY',
    stake: 1_000_00n,
    ...words,
  }
  await env.db.tx(async (tx) => {
    await recordBets(tx, [{ ...about, bill_no: id }])
    await endBets(tx, [{ member_id, id, stake: about.stake, payout: 0n, outcome: 'settled' }])
  })
  await env.drain()
  env.clock.advance(DAY_MS)
  env.call.forget()
  return (await data<{ to: string }>('GET /office/commission/preview', { as: 'frank' })).to
}
const refuseOpen = async (): Promise<void> => {
  const { data: runs } = await data<{ data: { id: string; state: string }[] }>('GET /office/commission/runs', {
    as: 'frank',
  })
  for (const { id } of runs.filter(({ state }) => state === 'in_review'))
    await ok(`POST /office/commission/runs/${id}/refuse`, { as: 'frank', key: key(), body: { reason: 'again' } })
}
const waitingRun = async (): Promise<string> => {
  await refuseOpen()
  const to = await earn()
  return (await data<{ id: string }>('POST /office/commission/runs', { as: 'frank', key: key(), body: { to } })).id
}
const waitingApplication = async (): Promise<string> => {
  await env.owner.run(sql`update team.applications set state = 'refused', finished_at = now() where state = 'waiting'`)
  await env.owner.run(sql`delete from team.agents where member_id = ${await findId('alice')}`)
  return (await data<{ id: string }>('POST /agent/apply', { as: 'alice', body: { reason: '' } })).id
}
const setting = { as: () => 'erin', does: { decisions: 1 } } as const
const carol = order(async () => String(await findId('carol')))

/** One call for every route of agents and commission that takes a key. */
export const commissionCases: Record<string, Case> = {
  'team.approveApplication': {
    ...setting,
    path: order(waitingApplication),
    body: () => ({ rates: rates('2.00') }),
    other: (b) => ({ ...b, rates: rates('3.00') }),
  },
  'team.refuseApplication': { ...setting, path: order(waitingApplication), ...reason },
  'team.setRates': {
    ...setting,
    path: carol,
    body: () => ({ rates: rates('5.50'), reason: 'a season' }),
    other: (b) => ({ ...b, rates: rates('5.00') }),
  },
  'team.setModel': {
    ...setting,
    path: carol,
    body: () => ({ model: 'revenue', share: 30, reason: 'a season' }),
    other: (b) => ({ ...b, model: 'rates' }),
  },
  'team.move': {
    ...setting,
    path: order(async () => String(await findId('gavin'))),
    body: () => ({ to: '', reason: 'a season' }),
    other: (b) => ({ ...b, to: 'carol' }),
  },
  'commission.start': {
    as: () => 'frank',
    body: async () => {
      await refuseOpen()
      return { to: await earn() }
    },
    other: () => ({ to: '2026-01-01' }),
    does: { decisions: 1 },
  },
  'commission.approve': { as: () => 'erin', path: order(waitingRun), body: () => ({}), does: { decisions: 1 } },
  'commission.refuse': { as: () => 'frank', path: order(waitingRun), ...reason, does: { decisions: 1 } },
}
