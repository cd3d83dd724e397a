import { expect, it } from 'vitest'
import { runTorture } from './torture/torture.ts'

const [SECONDS, CALM_S] = [30, 120]
const seed = Number(process.env.TORTURE_SEED ?? 1)

/** The short form of `npm run torture`, on a machine that does other things too. */
it(
  `R4.14 R9.2 explains every cent after ${SECONDS} s in which a fifth of all calls to suppliers fail and API, worker and PostgreSQL are killed`,
  { timeout: (SECONDS + CALM_S + 120) * 1000 },
  async () => {
    const ended = await runTorture({ seconds: SECONDS, seed, calm_s: CALM_S })
    console.log(JSON.stringify(ended))
    const { unexplained, open, contradicted, unanswered, broken } = ended
    expect({ unexplained, open, contradicted, unanswered, broken }).toEqual({
      unexplained: 0,
      open: 0,
      contradicted: 0,
      unanswered: 0,
      broken: [],
    })
    expect(ended.kills).toEqual({ api: 1, worker: 1, postgres: 1 })
    expect(ended.unknown).toBeGreaterThan(0)
    expect(ended.acknowledged).toBeGreaterThan(50)
  },
)
