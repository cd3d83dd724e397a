// @vitest-environment happy-dom
import { modals } from '@mantine/modals'
import { act } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { click, render, settle, type } from '@moongate/testing/react'
import { beginSession, endSession } from '../session/session.store.ts'
import { loadTexts, t } from '../text.ts'
import { OfficeProvider } from '../theme/provider.tsx'
import { ProposalPanel } from './proposal-panel.tsx'

const sent: string[] = []
const of = {
  title: 'title',
  facts: <p>facts</p>,
  effect: <p>effect</p>,
  approve: async () => void sent.push('approved'),
  refuse: async (reason: string) => void sent.push(reason),
  refresh: () => {},
}
const proposal = { asked_by: 'erin', asked_at: '2026-11-30 14:00:00', reason: 'spring' }

const show = (name: string) => {
  beginSession({ token: 'x', staff: { name, roles: ['admin'] } })
  const view = render(
    <OfficeProvider>
      <ProposalPanel proposal={proposal} of={of} may_decide />
    </OfficeProvider>,
  )
  const buttons = [...view.host.querySelectorAll('button')].map(({ textContent }) => textContent)
  return { ...view, buttons }
}

beforeAll(loadTexts)
afterEach(() => {
  act(() => modals.closeAll())
  act(() => endSession())
  sent.length = 0
  document.body.replaceChildren()
})

it('R6.6 whoever asked for something looser is not offered to approve it, and may take it back', async () => {
  const { buttons, host, find, findButton } = show('erin')
  expect(buttons).toEqual([t('proposal.take_back')])
  expect(host.textContent).toContain(t('proposal.own'))
  click(findButton(t('proposal.take_back')))
  await settle()
  type(find<HTMLInputElement>('textarea'), 'a slip')
  click(find('button[type=submit]'))
  await settle()
  expect(sent).toEqual(['a slip'])
})

it('R6.6 anybody else who decides approves or refuses it', () => {
  const { buttons, host } = show('frank')
  expect(buttons).toEqual([t('proposal.approve'), t('proposal.refuse')])
  expect(host.textContent).not.toContain(t('proposal.own'))
})
