import { expect, it } from 'vitest'
import { findPictureFault, readPicture, writePicture } from './picture.rules.ts'

it.each([
  ['a PNG', { size: 10, type: 'image/png' }, undefined],
  ['a drawing', { size: 10, type: 'image/svg+xml' }, 'kind'],
  ['a large document', { size: 6e6, type: 'application/pdf' }, 'kind'],
  ['a large photo', { size: 6e6, type: 'image/jpeg' }, 'large'],
] as const)('R2.33 a receipt is a PNG, JPEG or WebP of at most 3 MB: %s', (_, file, fault) =>
  expect(findPictureFault(file)).toBe(fault),
)

it('R2.33 a receipt that was sent in is kept with the form', () => {
  const picture = { url: 'abc.webp', name: 'slip.png', likeness: 'data:image/webp;base64,AA' }
  expect(readPicture(writePicture(picture))).toEqual(picture)
  expect([readPicture({}), writePicture(undefined)]).toEqual([undefined, {}])
  expect(readPicture({ picture: 'abc.webp', picture_likeness: 'https://elsewhere/x.png' })).toEqual({
    url: 'abc.webp',
    name: '',
    likeness: '',
  })
})
