// @vitest-environment happy-dom
import { act } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { render } from '@moongate/testing/react'
import type { Thread } from '../../api/mail.ts'
import { beginSession } from '../../session/session.store.ts'
import { loadTexts, t } from '../../text.ts'
import { useAnswerDraft } from './answer-draft.ts'
import { buildColumns } from './thread-columns.tsx'

const TITLE = 'Where is my withdrawal?'
const Subject = ({ id }: { id: number }) =>
  buildColumns(() => undefined)
    .find(({ key }) => key === 'title')
    ?.cell({ id, title: TITLE, member_name: 'alice' } as Thread)
const Typing = ({ text }: { text: string }) => {
  const { setText } = useAnswerDraft(7)
  return <button onClick={() => setText(text)}>{text}</button>
}
const begin = (text: string) => {
  const { find, unmount } = render(<Typing text={text} />)
  act(() => find<HTMLButtonElement>('button').click())
  unmount()
}

beforeAll(async () => {
  await loadTexts()
  act(() => beginSession({ token: 't', staff: { name: 'sofia', roles: ['support'] } }))
})

it('R1.8 the list tells in which thread an answer was begun, to who began it', () => {
  begin('Your withdrawal')
  const readRow = (id: number) => render(<Subject id={id} />).host.textContent
  expect(readRow(7)).toContain(t('mail.begun'))
  expect(readRow(8)).not.toContain(t('mail.begun'))
  begin(' ')
  expect(readRow(7)).not.toContain(t('mail.begun'))
  begin('Your withdrawal')
  act(() => beginSession({ token: 't', staff: { name: 'frank', roles: ['support'] } }))
  expect(readRow(7)).not.toContain(t('mail.begun'))
})
