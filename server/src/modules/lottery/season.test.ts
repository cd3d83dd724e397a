import { findGame, toHex, verifyDraw, walk } from '@moongate/lottery'
import { startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { insertSeason } from './draw.sql.ts'
import { prepareDraws } from './draw.ts'
import { nodeHash } from './hash.ts'

type Drawn = { issue: string; balls: number[] | null; commitment: string; seed: string | null }
const SMALL_SEASON = 4
const game = findGame('jzssc')

it('R1.1 a draw keeps its promise: each seed is what the draw before it has shown, over the end of a season too', async () => {
  const env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:10Z' })
  const { data } = createScenario(() => env)
  try {
    const last = new Uint8Array(32).fill(7)
    await env.db.tx((tx) => insertSeason(tx, 'jzssc', toHex(walk(nodeHash, last, SMALL_SEASON)), SMALL_SEASON, last))
    await prepareDraws(env)
    for (let i = 0; i < SMALL_SEASON + 2; i++) {
      const [next] = await data<{ draw_at: number }[]>('GET /lottery/list')
      env.clock.set(new Date(next?.draw_at ?? 0))
      await env.drain()
    }
    const query = { code: 'jzssc', limit: '50' }
    const shown = (await data<{ data: Drawn[] }>('GET /jz/draws', { query })).data.toReversed()
    expect(shown.length).toBeGreaterThan(SMALL_SEASON + 1)
    for (const d of shown)
      expect(
        verifyDraw(nodeHash, game!, {
          issue: d.issue,
          commitment: d.commitment,
          seed: d.seed ?? '',
          balls: d.balls ?? [],
        }),
        d.issue,
      ).toBe('genuine')
    const seasons = await env.owner.many<{
      season_id: number
      anchor: string
      issues: string[]
    }>(sql`select d.season_id, s.anchor, array_agg(d.issue order by d.link) as issues
      from lottery.draws d join lottery.seasons s on s.id = d.season_id where d.state = 'settled' group by 1, 2 order by 1`)
    expect(seasons.length).toBe(2)
    const by = new Map(shown.map((d) => [d.issue, d]))
    for (const { anchor, issues } of seasons)
      expect(issues.map((issue) => by.get(issue)?.commitment)).toEqual([
        anchor,
        ...issues.slice(0, -1).map((issue) => by.get(issue)?.seed),
      ])
    expect(await env.invariants()).toEqual([])
  } finally {
    await env.stop()
  }
})
