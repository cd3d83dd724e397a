import { describe, expect, it } from 'vitest'
import { readDays, layOutState } from './audit.rules.ts'

describe('R6.6 the filters and facts of the audit log', () => {
  it.each<[{ from?: string; to?: string }, [string, string] | undefined]>([
    [{}, undefined],
    [{ from: '2026-11-01', to: '2026-11-02' }, ['2026-11-01', '2026-11-02']],
    [{ from: '2026-11-01' }, ['2026-11-01', '2999-12-31']],
    [{ to: '2026-11-02' }, ['2000-01-01', '2026-11-02']],
  ])('%j → %j', (search, days) => expect(readDays(search)).toEqual(days))
  it('lays a state out line by line and leaves other text alone', () =>
    expect([layOutState('{"a":1}'), layOutState('{broken')]).toEqual(['{\n  "a": 1\n}', '{broken']))
})
