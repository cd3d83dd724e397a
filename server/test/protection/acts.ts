import { findGame, findSlotAt } from '@moongate/lottery'
import { sql } from '../../src/kernel/db.ts'
import { formatWireTime } from '../../src/kernel/time.ts'
import { reportDeposit } from '../../src/modules/cashier/deposit.ts'
import { borrow } from '../../src/modules/credit/borrow.ts'
import { giveByHand } from '../../src/modules/freespins/desk.ts'
import { placeSlip } from '../../src/modules/lottery/bet.ts'
import { prepareDraws } from '../../src/modules/lottery/index.ts'
import { apply } from '../../src/modules/promotions/apply.ts'
import { createWalletHandlers } from '../../src/modules/wallet/index.ts'
import { turnWheel } from '../../src/modules/wheel/spin.ts'
import { type Scene, stakeOnce } from './scene.ts'

const CALL = { lang: 'en' as const, ip: '', request_id: '', user_agent: '' }
export const STAFF = { staff_id: 1, name: 'frank', ip: '', request_id: '' }
const GAME = 'jzssc'

/** What the acts are about: found once for a scene, and what they use up is there again before each round. */
export const prepareActs = async ({ env, member_ids }: Scene) => {
  await prepareDraws(env)
  await env.owner.run(
    sql`update cashier.deposits set state = 'rejected', finished_at = kernel.now() where state = 'pending'`,
  )
  await env.owner
    .run(sql`insert into site.configs (key, value) values ('deposit', '{"max_open":50,"expires_minutes":1440,"turnover_percent":100,"hold_minutes":30}')
    on conflict (key) do update set value = excluded.value`)
  await env.owner.run(sql`insert into wheel.grants (member_id, on_day, need_deposit, need_bet, given)
    select id, '2026-01-01', 1, 1, 100000 from unnest(${member_ids}::int[]) id on conflict do nothing`)
  await env.owner.run(sql`truncate credit.loans, promotions.applications`)
  await env.owner
    .run(sql`update promotions.activities set starts_at = kernel.now() - interval '1 day', ends_at = kernel.now() + interval '1 day',
    level_from = 0, langs = '{}', countries = '{}' where picture = 'lanterns'`)
  return env.owner.one<{
    channel_id: number
    type: string
    account: string
    offer_id: number
    activity_id: number
  }>(sql`
    select c.id as channel_id, c.type, a.account, (select max(id) from freespins.offers) as offer_id,
      (select id from promotions.activities where picture = 'lanterns') as activity_id
    from channels.channels c join channels.payees a on a.channel_id = c.id where c.enabled and c.type = 'company_bankpay' order by c.id limit 1`)
}
export type About = Awaited<ReturnType<typeof prepareActs>>

/** A company transfer that a member reports. */
export const report = ({ env, composed, people }: Scene, member_id: number, about: About, amount: bigint) => {
  const { channel_id: payment_id, type: payment_type, account: payment_account } = about
  const name = people.find(({ id }) => id === member_id)?.realname ?? ''
  const hk_at = formatWireTime(env.clock.now(), env.config.site_time_zone)
  const said = { name, hk_at, account: '', payment_desc: '', picture: '' }
  return reportDeposit(composed, { member_id, payment_id, payment_type, payment_account, amount, ...said })
}

/** What members do, and staff for them, that an exclusion ends: each by the product's own way in. */
export const listActs = (scene: Scene, member_id: number, about: About): (() => Promise<unknown>)[] => {
  const { env, composed, people } = scene
  const { name, realname } = people.find((one) => one.id === member_id) ?? { name: '', realname: '' }
  const caller = { member_id, is_demo: false, name, agent_id: null, session_id: '' }
  const wallet = createWalletHandlers(composed)
  const zone = env.config.site_time_zone
  // One that is still open when the slip comes.
  const game = findGame(GAME)
  const line = { bet_type: 'sum', selection: 'big', unit_stake: 5_00n, multiple: 1 }
  return [
    () => stakeOnce(scene, member_id, 1n),
    () => {
      const input = { api_code: 'JZ', money: 1n, money_type: 'money' as const }
      return wallet.transferIn({ ...CALL, caller, input, idempotency_key: env.ids.uuid() })
    },
    () => report(scene, member_id, about, 500_00n),
    () => {
      const issue = game
        ? findSlotAt(game.schedule, env.clock.now().getTime() + 2 * game.schedule.lock_ms, zone).issue
        : ''
      return placeSlip(composed, { member_id, is_demo: false, code: GAME, issue, lines: [line] })
    },
    () => turnWheel(composed, { member_id, key: env.ids.uuid(), entropy: '' }),
    () => {
      const gift = { offer_id: about.offer_id, member_name: name, reason: 'trial', key: env.ids.uuid() }
      return giveByHand(composed, gift, STAFF)
    },
    () => borrow(composed, caller, { realname, amount: 300_00n, days: 7 }),
    () => apply(composed, caller, { id: about.activity_id, answers: {}, key: '', captcha: '' }, 'en'),
  ]
}

/** What of a member's was written after a moment, in any of the tables that the acts write. */
export const countLater = async ({ env }: Scene, member_id: number, since: Date): Promise<number> =>
  (
    await env.owner.one<{ n: number }>(sql`select count(*)::int as n from (
      select created_at as at from ledger.postings where member_id = ${member_id} and kind in ('mirror.centre_bet', 'wallet.in_held', 'wallet.in_booked')
      union all select created_at from cashier.deposits where member_id = ${member_id}
      union all select placed_at from lottery.tickets where member_id = ${member_id}
      union all select created_at from wheel.spins where member_id = ${member_id}
      union all select granted_at from freespins.grants where member_id = ${member_id}
      union all select created_at from credit.loans where member_id = ${member_id}
      union all select created_at from promotions.applications where member_id = ${member_id}
    ) done where at > ${since}`)
  ).n
