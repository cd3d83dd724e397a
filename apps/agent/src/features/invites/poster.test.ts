import { describe, expect, it } from 'vitest'
import { buildPosterUrl, drawPoster } from './poster.ts'

const poster = {
  title: 'A & B',
  slogan: '<b>"x"',
  scan: 'scan',
  code: 'QX8K',
  url: 'http://x.test/?i=QX8K',
  font: 'sans-serif',
}

describe('R2.35 the poster of an invite link', () => {
  it('is a whole picture that fetches nothing, and takes no words for markup', () => {
    const svg = drawPoster(poster)
    expect(svg).toContain('A &amp; B')
    expect(svg).toContain('&lt;b>&quot;x&quot;')
    expect(svg).not.toMatch(/<image|href=|url\((?!#)/)
    expect(buildPosterUrl(svg)).toMatch(/^data:image\/svg\+xml,%3Csvg/)
  })
  it('has a code for each address', () => {
    const path = (url: string) => /scale\([\d.]+\)" d="([^"]+)"/.exec(drawPoster({ ...poster, url }))?.[1]
    expect(path(poster.url)).not.toBe(path('http://x.test/?i=OTHER'))
  })
})
