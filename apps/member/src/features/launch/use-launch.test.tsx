// @vitest-environment happy-dom
import { render } from '@moongate/testing/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { useLaunch } from './use-launch.ts'

const game = { api_code: 'JZ', gameType: 4, gameCode: 'jzssc' } as const
const me = { name: 'alice', realname: 'Li', is_demo: 0, is_trans_on: 1 }
const Waiting = () => <p>{useLaunch(game).at.step}</p>

let asked: string[] = []
let answer: (() => void)[] = []
/** A server that answers when the test lets it. */
const stubServer = () => {
  asked = []
  answer = []
  const reply = { status: 'success', code: 200, message: 'ok', data: { ...me, state: 'done', moved: '0.00' } }
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(new URL(url, 'http://x').pathname)
    return new Promise((resolve) => answer.push(() => resolve(new Response(JSON.stringify(reply)))))
  })
}
/** The oldest call is answered, and what follows from it has happened: the next call's file may have to be fetched. */
const release = () =>
  act(async () => {
    answer.shift()?.()
    await vi.dynamicImportSettled()
  })

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <Waiting />
    </QueryClientProvider>,
  )

it('R2.10 R4.10 reads the member, moves their money in when transfers are automatic, and opens the game', async () => {
  stubServer()
  show()
  await release()
  await release()
  expect(asked).toEqual(['/api/auth/me', '/api/game/enter', '/api/game/login'])
})

it('R2.10 moves no money for somebody who has left the waiting page before it was time', async () => {
  stubServer()
  const { unmount } = show()
  expect(asked).toEqual(['/api/auth/me'])
  unmount()
  await release()
  expect(asked).toEqual(['/api/auth/me'])
})

it('R2.10 opens no game for somebody who has left while their money was moving', async () => {
  stubServer()
  const { unmount } = show()
  await release()
  unmount()
  await release()
  expect(asked).toEqual(['/api/auth/me', '/api/game/enter'])
})
