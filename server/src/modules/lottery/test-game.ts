import type { Env } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { prepareDraws } from './draw.ts'

type Ticker = {
  issue: string
  state: string
  close_at: number
  draw_at: number
  server_time: number
  commitment: string | null
  last: { issue: string } | null
}

type Drawn = { issue: string; state: string; balls: number[] | null; commitment: string; seed: string | null }
export const START = '2026-01-15T04:00:10Z'

/** What the tests of a game do with it: open it, bet, look at its draws and wait for the next. */
export const createGame = ({ env, player }: { env: () => Env; player: () => string }) => {
  const { data, ok } = createScenario(env)
  let n = 0
  const key = () => `lottery-test-${++n}`
  const tokenOf = async (as: string) => {
    const { game_url } = await ok('GET /game/login', { as, query: { api_code: 'JZ', gameCode: 'jzssc' } })
    return new URLSearchParams(String(game_url).split('#')[1]).get('launch_token') ?? ''
  }

  const play = async (as: string) =>
    (await data<{ access_token: string }>('POST /jz/session', { body: { launch_token: await tokenOf(as) } }))
      .access_token
  const ticker = async (): Promise<Ticker> => (await data<Ticker[]>('GET /lottery/list'))[0] as Ticker
  const big = (unit_stake: string, more: object = {}) => ({ bet_type: 'sum', selection: 'big', unit_stake, ...more })
  const bet = async (lines: object[], more: object = {}) => ({
    as: player(),
    key: key(),
    body: { code: 'jzssc', issue: (await ticker()).issue, lines, ...more },
  })
  const draws = async () =>
    (await data<{ data: Drawn[] }>('GET /jz/draws', { query: { code: 'jzssc', limit: '50' } })).data
  const toNextDraw = async () => {
    const { draw_at } = await ticker()
    env().clock.set(new Date(draw_at))
    await env().drain()
  }

  const begin = async () => {
    await prepareDraws(env())
    await toNextDraw()
    env().call.forget()
    await ok('POST /game/recovery_last', { as: 'alice', key: key(), body: {} })
    await ok('POST /game/deposit', { as: 'alice', key: key(), body: { api_code: 'JZ', money: '5000' } })
    return play('alice')
  }
  return { tokenOf, play, ticker, big, bet, draws, toNextDraw, begin }
}
