import { describe, expect, it } from 'vitest'
import { findPlace, isRange, maskAddress, readUserAgent } from './browser.rules.ts'

const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
describe('what a browser is', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/142.0 Safari/537.36`, 'Chrome', 'Windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/142.0 Safari/537.36 Edg/142.0`, 'Edge', 'Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
      'Safari',
      'iPhone',
    ],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) CriOS/142.0 Mobile Safari/604.1', 'Chrome', 'iPhone'],
    [
      `Mozilla/5.0 (Linux; Android 15) ${KIT} Chrome/142.0 Mobile Safari/537.36 MicroMessenger/8.0`,
      'WeChat',
      'Android',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15.1; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'macOS'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${KIT} HeadlessChrome/142.0 Safari/537.36`, 'Chrome', 'Linux'],
    ['curl/8.5.0', '', ''],
    ['', '', ''],
  ])('%s', (user_agent, browser, system) => {
    expect(readUserAgent(user_agent)).toEqual({ browser, system })
  })
})

describe('where an address is', () => {
  const places = [
    { range: '203.0.113.0/25', place: 'Shanghai' },
    { range: '203.0.113.0/24', place: 'China' },
    { range: '2001:db8::/32', place: 'Hong Kong' },
  ]
  it.each([
    ['203.0.113.127', 'Shanghai', '203.0.113.*'],
    ['203.0.113.128', 'China', '203.0.113.*'],
    ['::ffff:203.0.113.1', 'Shanghai', '203.0.113.*'],
    ['203.0.114.1', '', '203.0.114.*'],
    ['2001:db8:1:2::3', 'Hong Kong', '2001:db8:1:*'],
    ['2001:db9::1', '', '2001:db9:*'],
    ['', '', ''],
    ['nowhere', '', ''],
  ])('%s: %s, else %s', (ip, place, masked) => {
    expect([findPlace(ip, places), maskAddress(ip)]).toEqual([place, masked])
  })

  it.each([
    ['10.0.0.0/8', true],
    ['10.0.0.0/33', false],
    ['2001:db8::/128', true],
    ['2001:db8::/129', false],
    ['10.0.0.0', false],
    ['10.0.0.0/8/8', false],
    ['ten/8', false],
  ])('%s is a range: %s', (text, is) => {
    expect(isRange(text)).toBe(is)
  })
})
