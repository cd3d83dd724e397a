// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { click, render, settle, type } from '@moongate/testing/react'
import { meQuery } from '../../api/queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { loadTexts } from '../../text.ts'
import { MailForm } from './mail-form.tsx'

const told: string[] = []
const show = (pid?: number) => {
  const view = render(
    <QueryClientProvider client={queryClient}>
      <MailForm {...(pid !== undefined && { pid, title: 'Re: hello' })} done={() => told.push('done')} />
    </QueryClientProvider>,
  )
  const [title, content] = [view.host.querySelector('input')!, view.host.querySelector('textarea')!]
  return { ...view, title, content, texts: () => [title.value, content.value] }
}
const logIn = (name: string): void =>
  act(() => {
    queryClient.setQueryData(meQuery.queryKey, { name } as never)
  })

beforeAll(async () => {
  await loadTexts('common', 'member', 'member-mail')
})
afterEach(() => {
  told.length = 0
  vi.unstubAllGlobals()
})

it('R1.8 a mail that was begun is found again after a look at another box, by who began it', () => {
  logIn('alice')
  const { title, content, unmount } = show()
  type(title, 'Deposit')
  type(content, 'It has not come')
  unmount()
  const reply = show(7)
  type(reply.content, 'Thanks')
  reply.unmount()
  expect([show().texts(), show(7).texts(), show(8).texts()]).toEqual([
    ['Deposit', 'It has not come'],
    ['Re: hello', 'Thanks'],
    ['Re: hello', ''],
  ])
  logIn('bobby')
  expect(show().texts()).toEqual(['', ''])
})

it('R1.8 a mail that was sent is forgotten, and who left the form meanwhile stays where they went', async () => {
  logIn('carol')
  const { title, content, find, unmount } = show()
  type(title, 'Deposit')
  type(content, 'It has not come')
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ status: 'success', code: 200, message: '' })))
  click(find('button[type=submit]'))
  unmount()
  await settle()
  expect([show().texts(), told]).toEqual([['', ''], []])
})
