import { LANGS } from '@moongate/contract'
import { BET_STATUSES } from '@moongate/contract/betting.states'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { type NewBet, recordBets } from './index.ts'

let env: Env
let alice: number
let n = 0
const { ok, member_id } = createScenario(() => env)
const record = (words: Partial<NewBet>) =>
  env.db.tx((tx) =>
    recordBets(tx, [
      {
        member_id: alice,
        id: env.ids.uuid(),
        bill_no: `W-${++n}`,
        supplier_code: 'JZ',
        game_type: 4,
        game_code: 'jzssc',
        asset: 'CNY',
        stake: 100n,
        ...words,
      } as NewBet,
    ]),
  )

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-20T04:00:00Z' })
  alice = await member_id('alice')
})
afterAll(() => env.stop())

describe('R2.32 the words of a bet', () => {
  const selection = { game_code: 'jzssc', issue: '20260120-0721', bet_type: 'star1', selection: '3,7|-|-|-|0' }
  /** What a bet of the lottery carried while it was sold with its words. */
  const words = {
    game_title: {
      zh_cn: '金月时时彩',
      zh_hk: '金月時時彩',
      en: 'Golden Moon Five',
      th: 'โกลเด้นมูนไฟว์',
      vi: 'Trăng Vàng 5 số',
    },
    detail: {
      zh_cn: '20260120-0721 · 定位胆 · 万位 3,7 · 个位 0',
      zh_hk: '20260120-0721 · 定位膽 · 萬位 3,7 · 個位 0',
      en: '20260120-0721 · One ball · Ball 1 3,7 · Ball 5 0',
      th: '20260120-0721 · ระบุหลัก · หลักหมื่น 3,7 · หลักหน่วย 0',
      vi: '20260120-0721 · Định vị · Chục ngàn 3,7 · Đơn vị 0',
    },
  }

  it('are the same in every language, whether it was sold with them or is worded now', async () => {
    await record(words)
    await record({ selection })
    for (const lang of LANGS) {
      const body = { betTime: ['2026-01-20', '2026-01-20'] }
      const answer = (await ok('POST /game/record', { as: 'alice', lang, body })).data as {
        data: Record<string, string>[]
      }
      const [one, other] = answer.data.map((row) => ({ ...row, id: '', bill_no: '' }))
      expect(one).toEqual(other)
      expect(one).toMatchObject({ game_name: words.game_title[lang], detail: words.detail[lang] })
    }
  })

  it('are there for every bet: one that keeps neither selection nor words is not taken', async () => {
    await expect(record({})).rejects.toThrow('bets_worded')
  })

  it.each<[string, title: object, detail: object, game_name: string, says: string]>([
    ['in every language', { zh_cn: '福', th: 'โชค' }, { zh_cn: '3 倍', th: '3 เท่า' }, 'โชค', '3 เท่า'],
    ['but this: its title is that of the catalogue', { zh_cn: '福' }, { zh_cn: 'x3' }, 'อักษรมงคล', 'x3'],
    ['but this, with its title as its detail', { zh_cn: '福' }, { zh_cn: '福' }, 'อักษรมงคล', 'อักษรมงคล'],
  ])('that came with it %s', async (_, game_title, detail, game_name, says) => {
    await env.owner.run(sql`insert into games.catalogue (supplier_code, game_code, game_type, title, position)
      values ('JZ', 'x-fu', 3, ${{ zh_cn: '福字', th: 'อักษรมงคล' }}, 9999) on conflict do nothing`)
    await record({ game_code: 'x-fu', game_title, detail })
    const body = { betTime: ['2026-01-20', '2026-01-20'] }
    const { data } = (await ok('POST /game/record', { as: 'alice', lang: 'th', body })).data as {
      data: { bill_no: string }[]
    }
    expect(data.find(({ bill_no }) => bill_no === `W-${n}`)).toMatchObject({ game_name, detail: says })
    await env.owner.run(sql`delete from betting.bets where bill_no = ${`W-${n}`}`)
  })

  it('are kept in one list with the database: the statuses of a bet', async () => {
    const { rule } = await env.owner.one<{ rule: string }>(
      sql`select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'bets_status_check'`,
    )
    expect([...rule.matchAll(/'(\w+)'::text/g)].map(([, status]) => status)).toEqual([...BET_STATUSES])
  })
})
