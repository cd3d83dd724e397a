import { describe, expect, it } from 'vitest'
import { isPhoto } from './photo.ts'

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

describe('R2.33 what may be a picture of a transfer', () => {
  it.each([
    ['a PNG', '\x89PNG\r\n\x1a\n', true],
    ['a JPEG', '\xff\xd8\xff\xe0', true],
    ['a WebP', 'RIFF\0\0\0\0WEBPVP8 ', true],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', false],
    ['an SVG behind a declaration', '<?xml version="1.0"?><svg/>', false],
    ['a GIF', 'GIF89a', false],
    ['another RIFF', 'RIFF\0\0\0\0WAVE', false],
    ['a page', '<!doctype html>', false],
    ['a document', '%PDF-1.7', false],
    ['nothing', '', false],
  ])('%s: %s', (_case, text, fits) => {
    expect(isPhoto(bytes(text))).toBe(fits)
  })
})
