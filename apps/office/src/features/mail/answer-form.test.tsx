// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'
import { render, settle, type } from '@moongate/testing/react'
import { answersQuery, type Thread } from '../../api/mail.ts'
import { queryClient } from '../../api/query-client.ts'
import { beginSession } from '../../session/session.store.ts'
import { loadTexts } from '../../text.ts'
import { OfficeProvider } from '../../theme/provider.tsx'
import { AnswerForm } from './answer-form.tsx'

const show = (id: number) => {
  const view = render(
    <QueryClientProvider client={queryClient}>
      <OfficeProvider>
        <AnswerForm thread={{ id } as Thread} />
      </OfficeProvider>
    </QueryClientProvider>,
  )
  return { ...view, answer: view.host.querySelector('textarea')! }
}
const signIn = (name: string) => act(() => beginSession({ token: 't', staff: { name, roles: ['support'] } }))
const answerCalls = (body: unknown) =>
  vi.stubGlobal(
    'fetch',
    async () => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }),
  )

beforeAll(async () => {
  await loadTexts()
  queryClient.setQueryData(answersQuery.queryKey, { answers: [], seen: '' })
})

it('R1.8 an answer that was begun is found again in its thread, by who began it', () => {
  signIn('sofia')
  const { answer, unmount } = show(7)
  type(answer, 'Your withdrawal')
  unmount()
  expect(show(8).answer.value).toBe('')
  expect(show(7).answer.value).toBe('Your withdrawal')
  signIn('frank')
  expect(show(7).answer.value).toBe('')
})

it('R1.8 an answer that was sent is gone from its thread, also where that was left meanwhile', async () => {
  signIn('sofia')
  const { answer, find, unmount } = show(9)
  type(answer, 'Done')
  answerCalls({ status: 'success', data: {} })
  act(() => find<HTMLButtonElement>('button[type=submit]').click())
  unmount()
  await settle()
  expect(show(9).answer.value).toBe('')
  vi.unstubAllGlobals()
})
