// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closeSession, openSession } from '../session/session.store.ts'
import { launch } from './launch.ts'
import { openService, openWindow } from './popup-window.ts'

const opened: (readonly [address: string, name: string, features: Record<string, string>])[] = []
beforeEach(() => {
  opened.length = 0
  vi.spyOn(window, 'open').mockImplementation((address = '', name = '', features = '') => {
    opened.push([String(address), name, Object.fromEntries(features.split(',').map((one) => one.split('=')))])
    return null
  })
})
afterEach(() => {
  closeSession()
  vi.restoreAllMocks()
})

it('R9.9 a window is 800 by 500 unless it is told otherwise, can be resized and scrolled', () => {
  openWindow('#/Notice', 'notice')
  openService('https://help.example/')
  for (const [, , features] of opened)
    expect(features).toMatchObject({ popup: 'yes', width: '800', height: '500', resizable: 'yes', scrollbars: 'yes' })
  expect(opened.map(([address]) => address)).toEqual(['#/Notice', 'https://help.example/'])
})

it("R9.9 a supplier's window is 1300 by 960", () => {
  openSession('a-token-of-a-member')
  launch({ api_code: 'JZ', gameType: 4, gameCode: 'jzssc' })
  expect(opened).toMatchObject([[expect.stringContaining('api_code=JZ'), 'game-JZ', { width: '1300', height: '960' }]])
})
