// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { setFavourite } from './hall.ts'

const KEY = ['games', 'mine']
const key = { api_code: 'KOI', gameCode: 'leap' }
const listed = () => queryClient.getQueryData<{ favourites: unknown[] }>(KEY)?.favourites
const answer = (status: number, body: object) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code: status, message: 'no', ...body }), { status }))
afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

it('R2.29 a favourite shows before the server has answered, and stays', async () => {
  queryClient.setQueryData(KEY, { favourites: [], recent: [] })
  let release: (answered: Response) => void = () => {}
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (release = resolve)))
  const under_way = setFavourite(key, true)
  await expect.poll(listed).toEqual([key])
  release(new Response(JSON.stringify({ status: 'success', data: { on: 1 } })))
  await under_way
  expect(listed()).toEqual([key])
})

it.each([true, false])('R2.29 one that the server does not take is taken back: %s', async (on) => {
  const before = on ? [] : [key]
  queryClient.setQueryData(KEY, { favourites: before, recent: [] })
  answer(404, { status: 'error', error: 'games.game_unknown' })
  await expect(setFavourite(key, on)).rejects.toThrow('no')
  expect(listed()).toEqual(before)
})
