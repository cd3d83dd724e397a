import { PAPER_BYTES, type PaperKind } from '@moongate/contract/papers.states'
import { describe, expect, it } from 'vitest'
import { findPictureFault, isWhole } from './papers.rules.ts'

describe('R6.2 what a member may send in of a paper', () => {
  it.each<[string, number, ReturnType<typeof findPictureFault>]>([
    ['image/png', 1, undefined],
    ['image/jpeg', PAPER_BYTES, undefined],
    ['image/webp', PAPER_BYTES + 1, 'large'],
    ['image/svg+xml', 1, 'wrong_kind'],
    ['application/pdf', 1, 'wrong_kind'],
    ['', 1, 'wrong_kind'],
  ])('a file of type %j with %i bytes: %s', (type, size, fault) => expect(findPictureFault({ type, size })).toBe(fault))

  it.each<[PaperKind, number, boolean]>([
    ['id_card', 1, false],
    ['id_card', 2, true],
    ['id_card', 3, false],
    ['passport', 0, false],
    ['passport', 1, true],
    ['funds', 5, true],
    ['funds', 6, false],
  ])('%s with %i pictures: %s', (kind, pictures, whole) => expect(isWhole(kind, pictures)).toBe(whole))
})
