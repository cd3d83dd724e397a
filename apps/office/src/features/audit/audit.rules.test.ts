import { describe, expect, it } from 'vitest'
import type { ListSearch } from '../../start/search.rules.ts'
import { isNarrowed, layOutState, listOptions, readDays, WIDE } from './audit.rules.ts'

describe('R6.6 the filters and facts of the audit log', () => {
  it.each<[{ from?: string; to?: string }, [string, string] | undefined]>([
    [{}, undefined],
    [{ from: '2026-11-01', to: '2026-11-02' }, ['2026-11-01', '2026-11-02']],
    [{ from: '2026-11-01' }, ['2026-11-01', '2999-12-31']],
    [{ to: '2026-11-02' }, ['2000-01-01', '2026-11-02']],
  ])('%j → %j', (search, days) => expect(readDays(search)).toEqual(days))
  it.each<[ListSearch, boolean]>([
    [{}, false],
    [WIDE, false],
    [{ page: 3 }, false],
    [{ actor: 'staff:erin' }, true],
    [{ action: 'x' }, true],
    [{ target: 'staff:1' }, true],
    [{ from: '2026-11-01' }, true],
  ])('%j is narrowed: %s', (search, narrowed) => expect(isNarrowed(search)).toBe(narrowed))
  it('a filter offers what there is, and what the address asks for', () => {
    const known = [{ key: 'staff:erin', name: 'Staff erin' }]
    const erin = { value: 'staff:erin', label: 'Staff erin' }
    expect(listOptions(known, 'staff:erin')).toEqual([erin])
    expect(listOptions(known, 'member:alice')).toEqual([{ value: 'member:alice', label: 'alice' }, erin])
    expect(listOptions(undefined, undefined)).toEqual([])
  })
  it('lays a state out line by line and leaves other text alone', () =>
    expect([layOutState('{"a":1}'), layOutState('{broken')]).toEqual(['{\n  "a": 1\n}', '{broken']))
})
