import { BET_OUTCOMES } from '@moongate/contract/betting.states'
import { LANGS } from '@moongate/contract'
import { GAME_TAGS, GAME_TYPES, TEST_CALLS, TEST_FAULTS } from '@moongate/contract/games.states'
import { listFixtures } from '@moongate/sports'
import { createSandboxSupplier, createTestDb, type TestDb } from '@moongate/testing'
import { startTestSandbox, type TestSandbox } from '@moongate/testing/sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS, FAULTS } from '../../sandbox/suppliers/src/faults.rules.ts'
import { sql } from '../src/kernel/db.ts'
import type { Player, SupplierBet, SupplierPort } from '../src/modules/games/index.ts'
import { createJzSupplier } from '../src/modules/lottery/index.ts'

/** What a supplier of its own kind needs for the suite: so many bets of the player, all at one moment, one of them settled later. */
type Bench = {
  port: SupplierPort
  placeBets: (player: Player, count: number) => Promise<void>
  pages: number
  game_code: string
  /** Whether it shows rounds; `open` reads the page at an address. */
  replays: boolean
  open?: (url: string) => Promise<string>
}
const PLACED_AT = '2026-01-15T04:00:00.123Z'
const SETTLED_AT = '2026-01-15T04:01:00.456Z'

/** What every supplier port must do, the local one included. A new adapter gets a line in the table at the end. */
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

let d: TestDb
let sandbox: TestSandbox
beforeAll(async () => {
  ;[d, sandbox] = await Promise.all([createTestDb(), startTestSandbox()])
})
afterAll(() => Promise.all([d.stop(), sandbox.stop()]))

const placeTickets = async ({ member_id, is_demo }: Player, count: number): Promise<void> => {
  await d.owner.run(sql`insert into lottery.seasons (game_code, anchor, length) values ('jzssc', 'a', 10)`)
  await d.owner.run(sql`insert into lottery.draws (game_code, issue, season_id, link, commitment, close_at, draw_at)
    values ('jzssc', '20260115-0721', 1, 1, 'c', ${PLACED_AT}::timestamptz + interval '1 minute', ${PLACED_AT}::timestamptz + interval '1 minute')`)
  await d.owner
    .run(sql`insert into lottery.tickets (member_id, id, bill_no, game_code, issue, bet_type, selection, units, unit_stake, multiple, stake, odds_milli, asset, placed_at)
    select ${member_id}, gen_random_uuid(), 'L' || n, 'jzssc', '20260115-0721', 'sum', 'big', 1, 100, 1, 100, 1985, ${is_demo ? 'PLAY' : 'CNY'},
      ${PLACED_AT}::timestamptz from generate_series(1, ${count}::int) n`)
  await d.owner.run(
    sql`update lottery.tickets set status = 'COMPLETE', payout = 199, won = true, settled_at = ${SETTLED_AT} where bill_no = 'L1'`,
  )
}

const SBX = createSandboxSupplier('SBX')
const detail = { zh_cn: '水果机', en: 'Reels' }
const placeRounds = async (player: Player, count: number): Promise<void> => {
  const bet_at = new Date(PLACED_AT)
  const bet = {
    player,
    game_code: 'reels',
    game_type: 3 as const,
    game_title: detail,
    detail,
    stake: 100n,
    payout: 0n,
    status: 'open' as const,
    bet_at,
    settled_at: undefined,
    changed_at: bet_at,
  }
  for (let n = 1; n <= count; n++) SBX.addBet({ ...bet, id: `round-${n}` })
  const settled_at = new Date(SETTLED_AT)
  SBX.addBet({ ...bet, id: 'round-1', status: 'settled', payout: 199n, settled_at, changed_at: settled_at })
}

conforms('JZ', () => ({
  port: createJzSupplier(d),
  placeBets: placeTickets,
  pages: 200,
  game_code: 'jzssc',
  replays: false,
}))
conforms('SBX', () => ({ port: SBX, placeBets: placeRounds, pages: 2, game_code: 'reels', replays: false }))

/** A brand that the sandbox plays, called over HTTP in its dialect. */
const benchBrand = (code: string, game: string) => (): Bench => {
  const port = sandbox.connect(d, code)
  const placeBets = async (player: Player, count: number): Promise<void> => {
    await port.transferIn({ transfer_id: d.ids.uuid(), player, amount: 100_000n })
    const round = { brand: code, player: `m${player.member_id}`, game, stake: 100, status: 'open' }
    for (let n = 1; n <= count; n++)
      await sandbox.control('POST', 'play', { ...round, id: `round-${n}`, at: PLACED_AT })
    await sandbox.control('POST', 'play', { ...round, id: 'round-1', status: 'settled', payout: 199, at: SETTLED_AT })
  }
  const open = async (url: string) => (await fetch(sandbox.url + url)).text()
  return { port, placeBets, pages: 5, game_code: game, replays: true, open }
}
conforms('AURUM', benchBrand('AURUM', 'golden_toad'))
conforms('JADE', benchBrand('JADE', 'baccarat_a'))

it.each([
  ['AURUM', 'jade_rabbit', undefined, [951_100, 951_100]],
  ['ATLAS', 'matchday', 5_000_000n, [880_000, 960_000]],
  ['JADE', 'baccarat_a', 10_000_000n, [856_404, 989_421]],
] as const)('R6.6 %s tells of %s what it takes and returns', async (code, game, cap, [least, most]) => {
  const offered = await sandbox.connect(d, code).catalogue()
  const games = offered.outcome === 'ok' ? offered.games : []
  expect(games.filter(({ terms }) => terms === undefined)).toEqual([])
  const found = games.find(({ game_code }) => game_code === game)?.terms
  expect(found).toMatchObject({ return_least_ppm: least, return_most_ppm: most })
  expect([found?.cap, found && found.stake_most > found.stake_least]).toEqual([cap, true])
})

it.each([
  ['EMBER', 'phoenix_rise', 'malfunction'],
  ['TIDE', 'dragon_reef', 'result_changed'],
] as const)('R2.32 %s tells why a bet of %s changed: %s', async (code, game, reason) => {
  const port = sandbox.connect(d, code)
  const player = { member_id: 4245, is_demo: false }
  await port.createPlayer(player)
  await port.transferIn({ transfer_id: d.ids.uuid(), player, amount: 1_000n })
  const round = { brand: code, player: 'm4245', game, stake: 100, id: `why-${code}` }
  await sandbox.control('POST', 'play', { ...round, at: '2027-01-15T04:00:00.123Z' })
  const read = async () => {
    const told = await port.betHistory({ since: new Date('2027-01-15T00:00:00Z') })
    return told.outcome === 'ok' ? told.bets.find(({ id }) => id === round.id)?.reason : 'silent'
  }
  expect(await read()).toBeUndefined()
  await sandbox.control('POST', 'play', { ...round, status: 'void', reason, at: '2027-01-15T04:01:00.123Z' })
  expect(await read()).toBe(reason)
})

it.each([
  ['EMBER', 'phoenix_rise'],
  ['TIDE', 'dragon_reef'],
] as const)('R2.32 %s tells of every bet of %s, though one ends while pages are read', async (code, game) => {
  const port = sandbox.connect(d, code)
  const player = { member_id: 4247, is_demo: false }
  await port.createPlayer(player)
  await port.transferIn({ transfer_id: d.ids.uuid(), player, amount: 10_000n })
  const round = { brand: code, player: 'm4247', game, stake: 100, status: 'open' }
  const placed = Array.from({ length: 11 }, (_, n) => `moves-${code}-${n + 10}`)
  for (const [n, id] of placed.entries())
    await sandbox.control('POST', 'play', { ...round, id, at: `2027-01-14T04:00:${n + 10}.123Z` })
  const since = new Date('2027-01-14T00:00:00Z')
  const seen = new Set<string>()
  let cursor: string | undefined
  do {
    const told = await port.betHistory({ since, cursor })
    if (told.outcome !== 'ok') throw new Error('no history')
    const ended = { ...round, id: placed[0], status: 'settled', payout: 0, at: '2027-01-14T05:00:00.123Z' }
    if (cursor === undefined) await sandbox.control('POST', 'play', ended)
    for (const { id } of told.bets) if (placed.includes(id)) seen.add(id)
    cursor = told.next
  } while (cursor !== undefined)
  expect([...seen].toSorted()).toEqual(placed)
})

it.each([
  ['EMBER', 'phoenix_rise'],
  ['TIDE', 'dragon_reef'],
] as const)('R6.6 %s tells of a bet of %s the most that it may bring, or that nobody knows', async (code, game) => {
  const port = sandbox.connect(d, code)
  const player = { member_id: 4246, is_demo: false }
  await port.createPlayer(player)
  await port.transferIn({ transfer_id: d.ids.uuid(), player, amount: 1_000n })
  const round = { brand: code, player: 'm4246', game, stake: 100, status: 'open', at: '2027-01-16T04:00:00.123Z' }
  await sandbox.control('POST', 'play', { ...round, id: `most-${code}`, most: 360_005 })
  await sandbox.control('POST', 'play', { ...round, id: `unknown-${code}` })
  const told = await port.betHistory({ since: new Date('2027-01-16T00:00:00Z') })
  const bets = told.outcome === 'ok' ? told.bets : []
  const most = Object.fromEntries(bets.map(({ id, payout_most }) => [id, payout_most]))
  expect(most).toStrictEqual({ [`most-${code}`]: 360_005n, [`unknown-${code}`]: undefined })
})

describe.each([
  ['ATLAS', 5, 40, false],
  // Its pages go on from the moment of the last match, which comes again with all that start then.
  ['NOVA', 7, 9, true],
] as const)('R1.11 the matches of %s', (code, game_type, sports, is_resumed) => {
  const HOUR_MS = 3_600_000
  const ask = () => {
    const { matches } = sandbox.connect(d, code)
    if (!matches) throw new Error('no matches')
    return matches
  }

  it('are listed over pages, each exactly once but for the moment from which a page goes on, as long as they start in the span that is asked for', async () => {
    const [since, before] = [new Date('2026-01-01T00:00:00Z'), new Date('2026-01-31T00:00:00Z')]
    const all: { id: string; sport: string; starts_at: Date }[] = []
    let pages = 0
    let cursor: string | undefined
    do {
      const told = await ask().list({ since, before, cursor })
      if (told.outcome !== 'ok') throw new Error('no list')
      const resumed = is_resumed ? all.at(-1)?.starts_at.getTime() : undefined
      const again = all.filter(({ starts_at }) => starts_at.getTime() === resumed).map(({ id }) => id)
      expect(told.matches.slice(0, again.length).map(({ id }) => id)).toEqual(again)
      all.push(...told.matches.slice(again.length))
      pages++
      cursor = told.next
    } while (cursor !== undefined)
    expect(pages).toBeGreaterThan(1)
    const ids = listFixtures(since.getTime(), before.getTime()).filter(({ sport }) => sport.category === game_type)
    expect(all.map(({ id }) => id).toSorted()).toEqual(ids.map(({ id }) => id).toSorted())
    expect(new Set(all.map(({ sport }) => sport)).size).toBe(sports)
    expect(all.filter(({ starts_at }) => starts_at < since || starts_at >= before)).toEqual([])
    const later = await ask().list({ since: new Date(before.getTime() - HOUR_MS), before })
    const last = all.filter(({ starts_at }) => starts_at.getTime() >= before.getTime() - HOUR_MS)
    expect(later).toMatchObject({ outcome: 'ok', matches: last })
    expect(await ask().list({ since, before, cursor: 'x' })).toEqual({ outcome: 'unavailable' })
  })

  it('that are played or start next are told with names in five languages, score and odds, and open there', async () => {
    const asked_at = Date.now()
    const told = await ask().board()
    const matches = told.outcome === 'ok' ? told.matches : []
    expect(matches.filter(({ score }) => score === undefined)).toHaveLength(6)
    for (const match of matches) {
      expect(match).toMatchObject({ game_type, sport: expect.any(Object) })
      for (const name of [match.league, ...match.sides])
        expect(Object.keys(name).toSorted()).toEqual([...LANGS].toSorted())
      expect(match.odds.every(({ odds }) => odds > 100n)).toBe(true)
      const [begun, had] = [match.score !== undefined, match.starts_at.getTime()]
      expect(begun ? had <= Date.now() : had > asked_at - 1).toBe(true)
      expect(begun || match.minute === undefined).toBe(true)
    }
    const [{ id: match, game_code } = { id: '', game_code: '' }] = matches
    const port = sandbox.connect(d, code)
    const player = { member_id: 4244, is_demo: false }
    await port.createPlayer(player)
    const visit = { player, session_id: '', name: '', game_code, game_type, is_mobile: false, lang: 'en' as const }
    const spell = { reality_minutes: 0, played: 0, left: null, break_loss: null }
    expect(await port.launch({ ...visit, spell, match })).toMatch(new RegExp(`\\?match=${match}$`))
    expect(await port.launch({ ...visit, spell, match: 'no.such.match' })).not.toContain('?')
  })
})

it('R1.11 a supplier of something else has no matches', async () => {
  const { matches } = sandbox.connect(d, 'AURUM')
  const [since, before] = [new Date('2026-01-01T00:00:00Z'), new Date('2026-01-31T00:00:00Z')]
  expect(await matches?.board()).toEqual({ outcome: 'ok', matches: [], unread: [] })
  expect(await matches?.list({ since, before })).toEqual({ outcome: 'ok', matches: [], unread: [], next: undefined })
})

it('R4.14 the faults that the office can order are those that the suppliers of a demo have', () =>
  expect([TEST_FAULTS, TEST_CALLS]).toEqual([FAULTS, CALLS]))
