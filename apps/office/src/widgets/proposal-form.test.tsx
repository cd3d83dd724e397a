// @vitest-environment happy-dom
import { modals } from '@mantine/modals'
import { act } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { click, render, settle, type, waitUntil } from '@moongate/testing/react'
import { ApiError } from '../api/api.ts'
import { loadTexts, t } from '../text.ts'
import { OfficeProvider } from '../theme/provider.tsx'
import { askAboutProposal, type ProposalStep } from './proposal-form.tsx'

const sent: string[] = []

const ask = async (step: ProposalStep, approve = async () => void sent.push('approved')) => {
  const view = render(<OfficeProvider>{null}</OfficeProvider>)
  act(
    () =>
      void askAboutProposal(
        {
          title: 'title',
          facts: <p>facts</p>,
          effect: <p>effect</p>,
          approve,
          refuse: async (reason) => void sent.push(reason),
          refresh: () => {},
        },
        step,
      ),
  )
  await settle()
  return view
}

beforeAll(loadTexts)
afterEach(() => {
  act(() => modals.closeAll())
  sent.length = 0
  document.body.replaceChildren()
})

it('R6.6 R4.21 a refusal without a reason says what is missing, and is sent once it is there', async () => {
  const { find } = await ask('refuse')
  click(find('button[type=submit]'))
  await settle()
  expect([sent, find('.mantine-InputWrapper-error').textContent]).toEqual([[], t('form.reason', { min: 2 })])
  type(find<HTMLInputElement>('textarea'), '  too soon ')
  click(find('button[type=submit]'))
  await settle()
  expect(sent).toEqual(['too soon'])
})

it('R6.6 whoever approves sees what it does, and is asked for no reason', async () => {
  const { find } = await ask('approve')
  expect([document.querySelector('textarea'), find('form').textContent?.includes('effect')]).toEqual([null, true])
  click(find('button[type=submit]'))
  await settle()
  expect(sent).toEqual(['approved'])
})

it('R6.6 a proposal whose subject was set meanwhile leaves nothing to approve: its question closes', async () => {
  const { find } = await ask('approve', () =>
    Promise.reject(new ApiError({ status: 409, code: 'levelup.set_meanwhile', message: 'no', fields: {} })),
  )
  click(find('button[type=submit]'))
  await waitUntil(() => expect(document.querySelector('form')).toBeNull())
})
