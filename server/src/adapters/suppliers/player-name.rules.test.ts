import { expect, it } from 'vitest'
import { namePlayer, readPlayer } from './player-name.rules.ts'

it.each([
  ['m1', { member_id: 1, is_demo: false }],
  ['t42', { member_id: 42, is_demo: true }],
  ['m2147483647', { member_id: 2_147_483_647, is_demo: false }],
])('names a player %s, and knows them by it', (name, player) =>
  expect([namePlayer(player), readPlayer(name)]).toEqual([name, player]),
)

it.each(['', 'm', 'm0', 'm01', 'x1', 'm1 ', 'm-1', 'm2147483648', 'm9999999999'])('gave nobody the name %j', (name) =>
  expect(readPlayer(name)).toBeUndefined(),
)
