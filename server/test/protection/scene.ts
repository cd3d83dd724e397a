import { createSandboxSupplier, offerSupplier } from '@moongate/testing'
import { type Env, startEnv } from '@moongate/testing/env'
import { composeModules, type Composition } from '../../src/compose.ts'
import { sql } from '../../src/kernel/db.ts'
import { deriveKey } from '../../src/kernel/ids.ts'
import { definePostings, house, member, post } from '../../src/modules/ledger/index.ts'
import { createSeamlessBook } from '../../src/modules/mirror/index.ts'
import { creditSetting } from '../../src/modules/credit/index.ts'
import { putSetting } from '../../src/modules/site/index.ts'
import { createWalletHandlers } from '../../src/modules/wallet/index.ts'

const { start } = definePostings('protection', {
  start: { from: house('adjustment'), to: member('centre'), operate_type: 2 },
})
const LOTUS = { ...createSandboxSupplier('LOTUS'), book: 'centre' as const }
const unclear = async () => ({ outcome: 'unknown' }) as const
/** Plays free spins, and answers nothing about them. */
const SPINS = { ...createSandboxSupplier('SPINS'), free_spins: { give: unclear, takeBack: unclear } }
/** Somebody may borrow so much from the first level on. */
const CREDIT = { way: 'staff', review_minutes: 5, min: '100.00', cap: '', max_days: 30, wait_minutes: 1 } as const

type Person = { id: number; name: string; realname: string }
/** The product with a supplier that plays with the centre wallet, and members with money. */
export type Scene = { env: Env; composed: Composition; member_ids: number[]; people: Person[] }
export const startScene = async (options: { start_at?: string } = {}): Promise<Scene> => {
  const env = await startEnv({ seed: 'demo', suppliers: { LOTUS, SPINS }, ...options })
  for (const code of ['LOTUS', 'SPINS']) await offerSupplier(env.owner, code)
  await env.owner.run(sql`insert into freespins.offers (title, code, terms, is_on, set_by)
    select title, '', terms || '{"supplier_code":"SPINS","game_code":"reels","trigger":"claim"}', true, 'test' from freespins.offers order by id limit 1`)
  await putSetting(env.owner, creditSetting, CREDIT)
  await env.owner.run(sql`update members.members set realname = '王丽丽' where name in ('bobby', 'carol')`)
  await env.owner.run(sql`insert into bank.cards (member_id, card_no, bank_type, bank_address, owner_name)
    select id, '62220210011223300' || id, 'ICBC', '上海市静安支行', realname from members.members where name in ('bobby', 'carol')`)
  const people = await env.owner.many<Person>(
    sql`select id, name, realname from members.members where name in ('alice', 'bobby', 'carol') order by id`,
  )
  const member_ids = people.map(({ id }) => id)
  const about = { kind: start, asset: 'CNY' as const, amount: 100_000_000_00n, ref: 'protection' }
  await post(
    env,
    member_ids.map((member_id) => ({ ...about, member_id, key: deriveKey('protection', String(member_id)) })),
  )
  // Of sessions that no act of a trial ends, so that what is refused is refused for the member's protection alone.
  await env.owner.run(sql`insert into games.visits (visit_id, member_id, session_id, supplier_code, is_demo)
    select gen_random_uuid(), id, gen_random_uuid(), 'LOTUS', false from unnest(${member_ids}::int[]) id`)
  const composed = composeModules(env, { LOTUS, SPINS })
  for (const { id, name } of people) await moveToLottery(composed, id, name)
  return { env, composed, member_ids, people }
}

/** Some of a member's money lies where slips are paid from. */
const moveToLottery = async (composed: Composition, member_id: number, name: string): Promise<void> => {
  const caller = { member_id, is_demo: false, name, agent_id: null, session_id: '' }
  const call = { caller, lang: 'en' as const, ip: '', request_id: '', user_agent: '' }
  const input = { api_code: 'JZ', money: 1_000_000_00n, money_type: 'money' as const }
  await createWalletHandlers(composed).transferIn({ ...call, input, idempotency_key: composed.ids.uuid() })
}

let n = 0
/** Stakes with the supplier as it asks us; whether it was taken. `payout` ends the bet at once. */
export const stakeOnce = async (
  { env, composed }: Scene,
  member_id: number,
  amount: bigint,
  payout?: bigint,
): Promise<boolean> => {
  const book = createSeamlessBook(composed)
  const bet_id = `b${++n}`
  const player = { member_id, is_demo: false }
  const now = env.clock.now()
  const words = { game_code: 'g', game_type: 3 as const, game_title: { en: 'g' }, detail: { en: 'd' }, bet_at: now }
  const event = { kind: 'bet' as const, event_id: `e${bet_id}`, bet_id, player, amount, ...words }
  const { verdict } = await book.apply('LOTUS', event)
  if (verdict === 'done' && payout !== undefined)
    await book.apply('LOTUS', { kind: 'win', event_id: `w${bet_id}`, bet_id, player, amount: payout, ended_at: now })
  return verdict === 'done'
}
