import { randomUUID } from 'node:crypto'
import { LANGS } from '@moongate/contract'
import { BET_OUTCOMES } from '@moongate/contract/betting.states'
import { GAME_TAGS, GAME_TYPES, TEST_CALLS, TEST_FAULTS } from '@moongate/contract/games.states'
import { createSandboxSupplier, createTestDb, type TestDb } from '@moongate/testing'
import { startTestSandbox, type TestSandbox } from '@moongate/testing/sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS, FAULTS } from '../../sandbox/suppliers/src/faults.rules.ts'
import { sql } from '../src/kernel/db.ts'
import type { Player, SupplierBet, SupplierPort } from '../src/modules/games/index.ts'
import { createJzSupplier } from '../src/modules/lottery/index.ts'
import {
  type Bench,
  buildBrandBench,
  buildLotteryBench,
  buildSandboxBench,
  PLACED_AT,
  SETTLED_AT,
} from './supplier-bench.ts'

let d: TestDb
let sandbox: TestSandbox
beforeAll(async () => {
  ;[d, sandbox] = await Promise.all([createTestDb(), startTestSandbox()])
})
afterAll(() => Promise.all([d.stop(), sandbox.stop()]))

/** What every supplier port must do, the local one included. A new adapter gets a line at the end. */
const conforms = (code: string, make: () => Bench) =>
  describe(`R4.11 R4.12 R4.14 the supplier port of ${code}`, () => {
    const player: Player = { member_id: 4242, is_demo: false }
    let port: SupplierPort
    let n = 0
    const id = () => `00000000-0000-7000-8000-${String(++n).padStart(12, '0')}`
    const about = (amount: bigint, transfer_id = id()) => ({ transfer_id, player, amount })
    const theirs = async () => (port.book === 'theirs' ? await port.balance(player) : undefined)
    let bench: Bench
    beforeAll(async () => {
      bench = make()
      port = bench.port
      await port.createPlayer(player)
    })

    it('takes a player as often as it is told of them, before anything is asked for them', async () => {
      const other: Player = { member_id: 4243, is_demo: false }
      expect(await Promise.all([port.createPlayer(other), port.createPlayer(other)])).toEqual([
        { outcome: 'ok' },
        { outcome: 'ok' },
      ])
    })

    it('lets no member stake what is not there, where the book is ours', async () => {
      const chart = await d.owner.maybe<{ floor: bigint | null }>(
        sql`select floor from ledger.chart where not is_house and name = ${`supplier:${code}`}`,
      )
      expect(port.book === 'ours' ? chart?.floor : 0n).toBe(0n)
    })

    it('names itself as the catalogue does, and says how long a "never heard of it" may be wrong', () => {
      expect(port.code).toBe(code)
      expect(port.code).toMatch(/^[A-Za-z0-9_]{1,20}$/)
      expect(port.horizon_ms).toBeGreaterThanOrEqual(port.book === 'theirs' ? 100_000 : 0)
    })

    it('applies a transfer in once, however often it is sent, and answers the same', async () => {
      const before = await theirs()
      const t = about(500n)
      const answers = await Promise.all([port.transferIn(t), port.transferIn(t), port.transferIn(t)])
      expect(answers).toMatchObject([{ outcome: 'ok' }, { outcome: 'ok' }, { outcome: 'ok' }])
      expect(await theirs()).toBe(before === undefined ? undefined : before + 500n)
    })

    it('applies a transfer out once', async () => {
      await port.transferIn(about(500n))
      const before = await theirs()
      const t = about(200n)
      expect([await port.transferOut(t), await port.transferOut(t)]).toMatchObject([
        { outcome: 'ok' },
        { outcome: 'ok' },
      ])
      expect(await theirs()).toBe(before === undefined ? undefined : before - 200n)
    })

    it('knows what became of a transfer', async () => {
      const t = about(100n)
      await port.transferIn(t)
      expect(await port.transferStatus(t.transfer_id, 100n)).toMatchObject({ outcome: 'ok' })
      // Where the book is ours the ledger decides, and a transfer that is asked about is one that it holds.
      expect(await port.transferStatus(id(), 100n)).toMatchObject({
        outcome: port.book === 'theirs' ? 'not_found' : 'ok',
      })
    })

    it('gives out no more than lies there, where it is the one to know', async () => {
      const answer = await port.transferOut(about(1_000_000n))
      expect(answer).toMatchObject(
        port.book === 'theirs' ? { outcome: 'rejected', reason: expect.any(String) } : { outcome: 'ok' },
      )
    })

    it('opens a game at an address of its own each time, which names no member', async () => {
      const asked = {
        player,
        session_id: '00000000-0000-7000-8000-00000000beef',
        name: 'zhangsan',
        game_code: bench.game_code,
        game_type: undefined,
        is_mobile: false,
        lang: 'en' as const,
        spell: { reality_minutes: 60, played: 90, left: 600, break_loss: 300_00n },
      }
      const [first, second] = [await port.launch(asked), await port.launch(asked)]
      expect(first).toMatch(/^(https:\/\/|\/)/)
      expect(first).not.toBe(second)
      expect(first).not.toMatch(/zhangsan|4242|beef/)
    })

    it('R4.4 ends what was opened of a visit, once and again, and opens nothing of it any more', async () => {
      const { leave, launch } = port
      if (!leave) return expect(bench.open).toBeUndefined()
      const [visit_id, other] = [randomUUID(), randomUUID()]
      const where = { player, session_id: randomUUID(), name: 'zhangsan', game_code: bench.game_code, is_mobile: false }
      const spell = { reality_minutes: 60, played: 90, left: 600, break_loss: null }
      const asked = { ...where, game_type: undefined, lang: 'en' as const, spell }
      const urls = [await launch({ ...asked, visit_id }), await launch({ ...asked, visit_id: other })]
      for (let times = 0; times < 2; times++) expect((await leave({ visit_id, player })).outcome).toBe('ok')
      expect(await launch({ ...asked, visit_id })).toBeUndefined()
      expect(await launch({ ...asked, visit_id: other })).toBeDefined()
      const pages = await Promise.all(urls.map(async (url) => bench.open?.(url ?? '')))
      return expect(pages.map((page) => page?.includes('id="visit"') ?? false)).toEqual([
        false,
        bench.open !== undefined,
      ])
    })

    it('offers games that the catalogue can show, each code once', async () => {
      const offered = await port.catalogue()
      const games = offered.outcome === 'ok' ? offered.games : []
      expect(games.length).toBeGreaterThan(0)
      expect(new Set(games.map((game) => game.game_code)).size).toBe(games.length)
      for (const { game_code, game_type, title, tags } of games) {
        expect(game_code).toMatch(/^[\w.]{1,40}$/)
        expect(GAME_TYPES.map(({ key }) => key)).toContain(game_type)
        expect(title.zh_cn).toBeTruthy()
        expect(Object.keys(title).filter((lang) => !LANGS.some((known) => known === lang))).toEqual([])
        expect(tags.filter((tag) => !GAME_TAGS.includes(tag))).toEqual([])
      }
    })

    describe('tells of bets', () => {
      const listPages = async (since: Date): Promise<SupplierBet[][]> => {
        const pages: SupplierBet[][] = []
        let cursor: string | undefined
        do {
          const answer = await port.betHistory({ since, cursor })
          if (answer.outcome !== 'ok') throw new Error('no history')
          pages.push([...answer.bets])
          cursor = answer.next
        } while (cursor !== undefined)
        return pages
      }
      const [start, later] = [new Date(PLACED_AT), new Date('2026-01-15T04:00:30Z')]

      let count: number
      beforeAll(async () => {
        expect(await listPages(start)).toEqual([[]])
        count = bench.pages * 2 + 1
        await bench.placeBets(player, count)
      })

      it('from a moment on, each once, over pages, the one that changed first first', async () => {
        const pages = await listPages(start)
        expect(pages.map((page) => page.length)).toEqual([bench.pages, bench.pages, 1])
        expect(new Set(pages.flat().map((bet) => bet.id)).size).toBe(count)
        const changes = pages.flat().map((bet) => bet.changed_at.getTime())
        expect(changes).toEqual(changes.toSorted((a, b) => a - b))
        expect((await listPages(later)).flat().map((bet) => bet.status)).toEqual(['settled'])
        expect(await listPages(new Date('2026-01-16T00:00:00Z'))).toEqual([[]])
      })

      it('with all that a pull has to write down', async () => {
        const bets = (await listPages(start)).flat()
        const settled = bets.find((bet) => bet.status === 'settled')
        expect(settled).toMatchObject({ stake: 100n, payout: 199n, settled_at: new Date(SETTLED_AT) })
        for (const bet of bets) {
          expect(bet).toMatchObject({ player, bet_at: start, stake: 100n })
          expect(['open', ...Object.keys(BET_OUTCOMES)]).toContain(bet.status)
          expect([bet.status === 'open', bet.status === 'open']).toEqual([
            bet.settled_at === undefined,
            bet.payout === 0n,
          ])
          expect(bet.selection ?? bet.detail.zh_cn).toBeTruthy()
        }
      })

      it('R6.6 and shows the round of each, where it shows any, to nobody but who made it', async () => {
        const { replay } = port
        if (!replay) return expect(bench.replays).toBe(false)
        const bet_id = (await listPages(start)).flat()[0]?.id ?? ''
        const url = await replay({ bet_id, player, lang: 'vi' })
        expect(url).toMatch(/^(https:\/\/|\/)/)
        expect(url).not.toMatch(/4242/)
        expect(await bench.open?.(url ?? '')).toContain('1.00')
        expect(await replay({ bet_id, player: { ...player, member_id: 4243 }, lang: 'vi' })).toBeUndefined()
        return expect(await replay({ bet_id: 'no-such-bet', player, lang: 'vi' })).toBeUndefined()
      })
    })
  })

describe('a supplier that does not answer', () => {
  it('says so everywhere, and a cursor that is none of ours is no answer either', async () => {
    const port = createSandboxSupplier('SBX')
    port.setDown(true)
    expect(
      await Promise.all([
        port.createPlayer({ member_id: 1, is_demo: false }),
        port.catalogue(),
        port.betHistory({ since: new Date(0) }),
      ]),
    ).toEqual([{ outcome: 'unknown' }, { outcome: 'unavailable' }, { outcome: 'unavailable' }])
    expect(await createJzSupplier(d).betHistory({ since: new Date(0), cursor: "1' or true" })).toEqual({
      outcome: 'unavailable',
    })
  })
})

it('R4.14 the faults that the office can order are those that the suppliers of a demo have', () =>
  expect([TEST_FAULTS, TEST_CALLS]).toEqual([FAULTS, CALLS]))

conforms('JZ', () => buildLotteryBench(d))
conforms('SBX', () => buildSandboxBench('SBX'))
conforms('AURUM', () => buildBrandBench(d, sandbox, 'AURUM', 'golden_toad'))
conforms('JADE', () => buildBrandBench(d, sandbox, 'JADE', 'baccarat_a'))
