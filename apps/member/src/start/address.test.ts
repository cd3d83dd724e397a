// @vitest-environment happy-dom
import { DRAFTS } from '@moongate/client/drafts'
import { beforeEach, describe, expect, it } from 'vitest'
import { forgetInvite, readAddress, readInviteCode, wantsDesktop } from './address.ts'
import { beginVisit, keepForVisit, readVisit } from './visit.ts'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
const come = (address: string) => {
  history.replaceState(null, '', address)
  beginVisit()
  readAddress()
  return { code: readInviteCode(), address: location.pathname + location.search + location.hash }
}

describe('R3.5 the invite code of the address', () => {
  it.each([
    ['before the screen', '/?i=ABC123#/Index', '/#/Index'],
    ['within the screen', '/#/Index?i=ABC123', '/#/Index'],
    ['within the gate', '/#/?i=ABC123', '/#/'],
    ["beside the screen's own query", '/#/Game?api=PT&i=ABC123', '/#/Game?api=PT'],
    ['without a screen', '/?i=ABC123', '/'],
  ])('is read %s, and leaves the address', (_, address, left) => {
    expect(come(address)).toEqual({ code: 'ABC123', address: left })
  })

  it.each(['/?i=<script>#/Index', '/#/Index?i=', `/#/Index?i=${'A'.repeat(21)}`, '/#/Game?api=PT'])(
    'is none in %s',
    (address) => expect(come(address).code).toBe(''),
  )

  it('R1.10 survives a reload, as a switch of the language makes one, until it turns out to be unknown', () => {
    come('/#/Index?i=ABC123')
    expect(come('/#/Index').code).toBe('ABC123')
    expect(come('/?i=OTHER1#/Index').code).toBe('OTHER1')
    forgetInvite()
    expect(come('/#/Index').code).toBe('')
  })
})

it('R2.1 a start empties session storage, but for what is remembered of the visit', () => {
  sessionStorage.setItem('left', 'over')
  keepForVisit('ads', '["x"]')
  beginVisit()
  expect([sessionStorage.getItem('left'), readVisit('ads'), sessionStorage.length]).toEqual([null, '["x"]', 1])
})

it('R1.8 a start leaves what was begun of a mail', () => {
  sessionStorage.setItem(DRAFTS, 'mail=It+has+not+come')
  beginVisit()
  expect(sessionStorage.getItem(DRAFTS)).toBe('mail=It+has+not+come')
})

it('R1.14 the wish for the desktop site stays for good', () => {
  come('/?desktop=1#/Index')
  expect(wantsDesktop()).toBe(true)
})
