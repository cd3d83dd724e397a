import { describe, expect, it } from 'vitest'
import { isTurned, readDraft, toInput } from './window.rules.ts'

const supplier = {
  api_code: 'AURUM',
  api_title: 'Aurum',
  picture: '',
  enabled: true,
  state: 'open',
  maintenance_from: null,
  maintenance_to: null,
  book: 'theirs',
  games: 3,
  games_on: 3,
  health: null,
  seen: 'as it was',
} as const
const planned = {
  ...supplier,
  state: 'planned',
  maintenance_from: '2026-11-22 18:00:00',
  maintenance_to: '2026-11-22 19:30:00',
} as const

describe('R6.6 the maintenance of a supplier as staff type it', () => {
  it.each([
    ['none', supplier, { enabled: true, serviced: false, from: '', to: '' }, null],
    [
      'a window',
      planned,
      { enabled: true, serviced: true, from: '2026-11-22 18:00:00', to: '2026-11-22 19:30:00' },
      { from: '2026-11-22 18:00:00', to: '2026-11-22 19:30:00' },
    ],
    [
      'one that nobody wrote times for',
      { ...supplier, state: 'maintenance' as const },
      { enabled: true, serviced: true, from: '', to: '' },
      { from: null, to: null },
    ],
  ])('%s is read, and sent as it was', (_, row, draft, maintenance) => {
    expect(readDraft(row)).toEqual(draft)
    expect(toInput(row, draft)).toEqual({ code: 'AURUM', seen: 'as it was', enabled: true, maintenance })
  })

  it.each([
    ['', '2026-11-22 18:00:00', false],
    ['2026-11-22 18:00:00', '', false],
    ['2026-11-22 18:00:00', '2026-11-22 18:01:00', false],
    ['2026-11-22 18:00:00', '2026-11-22 18:00:00', true],
    ['2026-11-30 18:00:00', '2026-11-29 18:00:00', true],
  ])('%j to %j is turned: %s', (from, to, turned) =>
    expect(isTurned({ enabled: true, serviced: true, from, to })).toBe(turned),
  )
})
