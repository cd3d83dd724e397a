import { describe, expect, it } from 'vitest'
import { countColumns, findNextTile, findWindow } from './window.rules.ts'

const grid = { total: 3000, columns: 5, row_px: 280, gap_px: 16, above_px: 0, view_px: 900 }

describe('R2.29 3,000 tiles, of which those in view are drawn', () => {
  it.each([
    ['at its top', {}, [0, 25]],
    ['further down the page than the view reaches', { above_px: -2000 }, [0, 0]],
    ['in its middle', { above_px: 28_000 }, [495, 525]],
    ['at its end', { above_px: 167_100 }, [2975, 3000]],
    ['past its end, as after a filter', { total: 7, above_px: 28_000 }, [5, 7]],
    ['with none', { total: 0 }, [0, 0]],
    ['with fewer than a row', { total: 3 }, [0, 3]],
  ])('%s', (_, part, [first, end]) => {
    expect(findWindow({ ...grid, ...part })).toMatchObject({ first, end })
  })

  it('is as tall as all rows together', () => {
    expect(findWindow(grid).height_px).toBe(600 * 280 - 16)
    expect(findWindow({ ...grid, total: 0 }).height_px).toBe(0)
  })

  it.each([
    [1000, 180, 5],
    [963, 180, 4],
    [964, 180, 5],
    [200, 160, 2],
  ])('in %s px tiles of %s stand %s beside each other', (width, least, columns) =>
    expect(countColumns(width, least, 16)).toBe(columns),
  )

  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowLeft', 0, undefined],
    ['ArrowDown', 12, 17],
    ['ArrowUp', 12, 7],
    ['ArrowUp', 3, undefined],
    ['ArrowDown', 2997, undefined],
    ['Home', 40, 0],
    ['End', 40, 2999],
    ['a', 40, undefined],
    ['ArrowDown', Number.NaN, undefined],
  ])('%s leads from tile %s to %s', (key, at, next) => expect(findNextTile(key, at, 5, 3000)).toBe(next))
})
