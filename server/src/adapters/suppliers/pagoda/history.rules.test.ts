import { describe, expect, it } from 'vitest'
import { computeNext, readPlace } from './history.rules.ts'

const SINCE = new Date('2026-01-14T20:00:00.123Z')
const [FIRST, LATER] = ['2026-01-15 04:00:00.123', '2026-01-15 04:00:00.124']

describe('R2.32 the bet history of Pagoda', () => {
  it('begins with the first page from the moment that is asked for', () => {
    expect(readPlace(SINCE, undefined)).toEqual({ startTime: FIRST, pageNo: '1' })
  })

  it.each([
    ['anew from the last change of a page', '1', LATER, { startTime: LATER, pageNo: '1' }],
    ['anew where pages were counted and the moment moved', '3', LATER, { startTime: LATER, pageNo: '1' }],
    ['with the next page, where one is full of a single moment', '1', FIRST, { startTime: FIRST, pageNo: '2' }],
    ['with the next page, as long as that moment lasts', '2', FIRST, { startTime: FIRST, pageNo: '3' }],
    ['with the next page, where one is empty', '1', undefined, { startTime: FIRST, pageNo: '2' }],
    [
      'with the next page, where the order is not kept',
      '1',
      '2026-01-15 03:59:59.999',
      { startTime: FIRST, pageNo: '2' },
    ],
  ])('goes on %s', (_, pageNo, last, next) => {
    const at = last === undefined ? undefined : new Date(`${last.replace(' ', 'T')}+08:00`)
    expect(readPlace(SINCE, computeNext({ startTime: FIRST, pageNo }, at))).toEqual(next)
  })
})
