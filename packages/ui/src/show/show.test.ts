import { expect, it } from 'vitest'
import { computePageWindow } from './pager.rules.ts'
import { buildQrPath } from './qr-code.tsx'
import { computePoints, buildSmoothPath } from './small-chart.rules.ts'
import { chooseTileLook } from '../art/tile-look.ts'

it.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 'gap', 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [6, 12, [1, 'gap', 5, 6, 7, 'gap', 12]],
])('page %s of %s shows %j', (page, pages, shown) => expect(computePageWindow(page, pages)).toEqual(shown))

it('draws every dark cell of a QR code exactly once', () => {
  const { path, size } = buildQrPath('https://moongate.example/app')
  const dark = [...path.matchAll(/h(\d+)/g)].reduce((sum, run) => sum + Number(run[1]), 0)
  expect(size).toBeGreaterThanOrEqual(25)
  expect(dark).toBeGreaterThan(size * size * 0.3)
  expect(path).toMatch(/^M2 2h7v1h-7z/)
})

it('gives a game the same look every time, and many games many looks', () => {
  expect(chooseTileLook(77)).toEqual(chooseTileLook('77'))
  const looks = new Set(Array.from({ length: 300 }, (_, i) => JSON.stringify(chooseTileLook(i))))
  expect(looks.size).toBeGreaterThan(50)
})

it('draws a chart through every point without overshooting a peak', () => {
  const points = computePoints([0, 10, 0], 200, 100, 10, 0)
  expect(points).toEqual([
    [0, 100],
    [100, 0],
    [200, 100],
  ])
  const ys = [...buildSmoothPath(points).matchAll(/-?[\d.]+ (-?[\d.]+)/g)].map((pair) => Number(pair[1]))
  expect(Math.min(...ys)).toBe(0)
  expect(Math.max(...ys)).toBe(100)
})
