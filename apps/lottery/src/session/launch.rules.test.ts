import { describe, expect, it } from 'vitest'
import { parseLaunch } from './launch.rules.ts'

describe('launch address', () => {
  it.each([
    [
      { search: '?launch_token=abc&game=jzssc&lang=th', hash: '' },
      { launch_token: 'abc', game: 'jzssc', lang: 'th' },
    ],
    [
      { search: '?lang=en', hash: '#launch_token=a%2Bb&game=jzssc&family=sum' },
      { launch_token: 'a+b', game: 'jzssc', lang: 'en' },
    ],
    [
      { search: '?lang=xx', hash: '' },
      { launch_token: undefined, game: undefined, lang: 'zh_cn' },
    ],
    [
      { search: '', hash: '' },
      { launch_token: undefined, game: undefined, lang: undefined },
    ],
  ])('R2.10 reads %j', (address, launch) => expect(parseLaunch(address)).toEqual(launch))
})
