// @vitest-environment happy-dom
import { forgetDrafts } from '@moongate/client/drafts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { click, render, type } from '@moongate/testing/react'
import { meQuery } from '../../api/queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { usePopups } from '../../popups/popups.store.ts'
import { loadTexts, t } from '../../text.ts'
import { MailRow } from './mail-row.tsx'

const none = () => undefined
const mail = { id: 7, title: 'Deposit', content: 'It is there', time: '2026-11-20 12:00:00', is_read: 1, is_system: 0 }

beforeAll(async () => {
  await loadTexts('common', 'member', 'member-mail')
  queryClient.setQueryData(meQuery.queryKey, { name: 'alice' } as never)
})
afterEach(() => {
  forgetDrafts()
  document.body.replaceChildren()
})

const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <MailRow mail={mail as never} box="inbox" open toggle={none} chosen={false} choose={none} />
    </QueryClientProvider>,
  )
const begin = () => {
  const { findButton, find, unmount } = show()
  click(findButton(t('member-mail:reply')))
  type(find<HTMLTextAreaElement>('textarea'), 'Thanks')
  unmount()
}

it('R1.8 an answer that was begun is named in its box, and stands open with its mail', () => {
  expect(show().host.textContent).not.toContain(t('member-mail:begun'))
  document.body.replaceChildren()
  begin()
  const { host, find } = show()
  expect([find<HTMLTextAreaElement>('textarea').value, host.textContent.includes(t('member-mail:begun'))]).toEqual([
    'Thanks',
    true,
  ])
})

it('R1.8 an answer is left by its Cancel, after a question where something was typed in it', async () => {
  begin()
  const { find, findButton, host } = show()
  click(findButton(t('member:ui.cancel')))
  const [ask] = usePopups.getState().asks
  expect([ask?.text, find<HTMLTextAreaElement>('textarea').value]).toEqual([t('member:leave.text'), 'Thanks'])
  await act(async () => ask?.answer(true))
  expect([host.querySelector('textarea'), host.textContent.includes(t('member-mail:begun'))]).toEqual([null, false])
})
