import { randomUUID } from 'node:crypto'
import type { Asked } from './api-load.ts'
import type { Player } from './api-members.ts'

/** A call to measure; `issue`: what is on sale while its round runs. */
export type Route = { name: string; build: (player: Player, issue: string) => Asked; is_money?: true }

const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` })

type Line = { bet_type: string; selection: string }
/** One line for each digit of the first ball: one of them wins. */
export const ONE_BALL = Array.from({ length: 10 }, (_, digit): Line => ({
  bet_type: 'star1',
  selection: `${digit}|-|-|-|-`,
}))

const read = (name: string, path: string): Route => ({ name, build: () => ({ method: 'GET', path }) })

const slip = (name: string, lines: readonly Line[]): Route => ({
  name,
  is_money: true,
  build: ({ game_token }, issue) => ({
    method: 'POST',
    path: '/api/jz/bet',
    headers: { ...bearer(game_token), 'idempotency-key': randomUUID() },
    body: { code: 'jzssc', issue, lines: lines.map((line) => ({ ...line, unit_stake: '1.00', multiple: 1 })) },
  }),
})

export const ROUTES: readonly Route[] = [
  read('configs', '/api/system/configs?lang=zh_cn'),
  read('first_view', '/api/system/first_view?lang=zh_cn'),
  read('lists', '/api/games/lists?lang=zh_cn'),
  {
    name: 'me',
    build: ({ token }) => ({ method: 'POST', path: '/api/auth/me?lang=zh_cn', headers: bearer(token), body: {} }),
  },
  {
    name: 'moneylog',
    build: ({ token }) => ({ method: 'POST', path: '/api/moneylog', headers: bearer(token), body: {} }),
  },
  {
    name: 'transfer_in',
    is_money: true,
    build: ({ token }) => ({
      method: 'POST',
      path: '/api/game/deposit',
      headers: { ...bearer(token), 'idempotency-key': randomUUID() },
      body: { api_code: 'JZ', money: '0.01' },
    }),
  },
  slip('slip_sum', [{ bet_type: 'sum', selection: 'big' }]),
  slip('slip_ball', ONE_BALL.slice(3, 4)),
  slip('slip_ten', ONE_BALL),
]
