// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { render } from '@moongate/testing/react'
import { loadTexts, t } from '../../text.ts'
import { AuthenticatorDialog } from './authenticator-dialog.tsx'

beforeAll(() => loadTexts('member', 'member-center', 'member-security'))
afterEach(() => document.body.replaceChildren())

it('a phone, which cannot scan its own screen, copies the key for its authenticator app', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const made = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Moongate:alice?secret=JBSWY3DPEHPK3PXP' }
  const never = () => undefined
  const { find } = render(<AuthenticatorDialog made={made} done={never} close={never} />)
  const copy = [...find('dialog').querySelectorAll('button')].find((one) =>
    one.textContent?.includes(t('member:ui.copy')),
  )
  await act(async () => copy!.click())
  expect(write.mock.calls).toEqual([[made.secret]])
})
