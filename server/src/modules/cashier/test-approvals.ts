import type { Risk } from '@moongate/contract/risk.states'
import type { Env } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { sql } from '../../kernel/db.ts'
import { riskSetting } from '../risk/index.ts'
import { putSetting } from '../site/index.ts'
import { automaticApprovalSetting, secondPersonSetting, withdrawalSetting } from './cashier.settings.ts'

type Row = {
  id: string
  bill_no: string
  state: string
  risks: Risk[]
  steps: { step: string; by: string }[]
  withheld: object[]
}

/** What the tests of approval do: ask for money out, and make or unmake what is remarkable. */
export const createApprovals = ({ env, alice, card }: { env: () => Env; alice: () => number; card: () => number }) => {
  const { data } = createScenario(env)
  const judge = (change: object) =>
    putSetting(env().owner, riskSetting, { ...riskSetting.default, first_withdrawal: { on: false }, ...change })
  const allow = (up_to: string) => putSetting(env().owner, automaticApprovalSetting, { up_to })
  const play = (payout = 50_00n) =>
    env().owner
      .run(sql`insert into betting.bets (member_id, id, bill_no, supplier_code, game_type, game_code, selection, asset, stake, effective, payout, status, bet_at, settled_at)
    values (${alice()}, gen_random_uuid(), gen_random_uuid()::text, 'AURUM', 3, 'x', '{}', 'CNY', 10000, 10000, ${payout}, 'COMPLETE', ${env().clock.now()}, ${env().clock.now()})`)
  const ask = (money = '200') =>
    data<{ bill_no: string; state: string }>('POST /drawing', {
      as: 'alice',
      body: { member_bank_id: card(), money, qk_pwd: '888888', member_remark: 'rent' },
    })
  /** Takes back what a case has brought up. */
  const calmDown = async () => {
    await env().owner.run(sql`update members.members set password_changed_at = null`)
    await env().owner.run(sql`delete from papers.screenings where member_id = ${alice()} and outcome = 'hit'`)
  }

  const see = async (bill_no: string): Promise<Row> => {
    const { data: rows } = await data<{ data: Row[] }>('GET /office/withdrawals', {
      as: 'frank',
      query: { keyword: bill_no },
    })
    return rows[0] as Row
  }

  const makeOrdinary = async () => {
    await env().owner.run(sql`update members.members set registered_at = '2025-12-01' where id = ${alice()}`)
    await env().owner.run(sql`update bank.cards set written_at = '2025-12-01'`)
    await putSetting(env().owner, withdrawalSetting, { ...withdrawalSetting.default, daily_count: 50 })
  }

  const begin = async () => {
    env().clock.advance(60_000)
    await allow('1000.00')
    await putSetting(env().owner, secondPersonSetting, secondPersonSetting.default)
    await judge({ several_today: { on: false, count: 2 } })
    await calmDown()
    await play()
  }
  return { judge, allow, play, ask, calmDown, see, makeOrdinary, begin }
}
