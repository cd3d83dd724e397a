// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { click, render, settle, type } from '@moongate/testing/react'
import { loadTexts, t } from '../../text.ts'
import { PasswordDialog } from './password-dialog.tsx'

beforeAll(() => loadTexts('common', 'member', 'member-center', 'fields', 'validation'))
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const send = async (...typed: string[]) => {
  const { find } = render(<PasswordDialog kind="login" close={() => undefined} />)
  const inputs = [...document.querySelectorAll('input')]
  for (const [i, value] of typed.entries()) type(inputs[i]!, value)
  click(find('button[type=submit]'))
  await settle()
  return [...document.querySelectorAll('input')].map((input) => input.value)
}

it('R5.5 a slip in the confirmation costs nobody what they typed', async () => {
  expect(await send('Moongate88', 'Moongate99', 'Moongate90')).toEqual(['Moongate88', 'Moongate99', 'Moongate90'])
  expect(document.body.textContent).toContain(t('validation:same', { field: t('fields:password_confirmation') }))
})

it('R5.5 a wrong current password is asked for again, and the new one is kept', async () => {
  const refusal = { status: 'error', code: 400, error: 'sessions.password_wrong', message: 'wrong' }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(refusal), { status: 400 }))
  expect(await send('Moongate87', 'Moongate99', 'Moongate99')).toEqual(['', 'Moongate99', 'Moongate99'])
})
