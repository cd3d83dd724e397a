import { describe, expect, it } from 'vitest'
import { isAway, isPassing, leavesCommitOpen, computePause } from './sqlstate.rules.ts'
import { Unavailable } from './unavailable.ts'

const fromServer = (code: string) => Object.assign(new Error(code), { code, severity: 'ERROR' })

describe('what an error says of its transaction', () => {
  const cases: [string, unknown, { passing: boolean; open: boolean }][] = [
    ['serialisation failure', fromServer('40001'), { passing: true, open: false }],
    ['deadlock', fromServer('40P01'), { passing: true, open: false }],
    ['unique violation', fromServer('23505'), { passing: false, open: false }],
    ['check violation', fromServer('23514'), { passing: false, open: false }],
    ['lock timeout', fromServer('55P03'), { passing: false, open: false }],
    ['server shutting down', fromServer('57P01'), { passing: false, open: true }],
    ['crash of another session', fromServer('57P02'), { passing: false, open: true }],
    ['disk full', fromServer('58030'), { passing: false, open: true }],
    ['a reset connection', Object.assign(new Error('read'), { code: 'ECONNRESET' }), { passing: false, open: true }],
    ['a broken pipe', Object.assign(new Error('write'), { code: 'EPIPE' }), { passing: false, open: true }],
    ['no code at all', new Error('Connection terminated unexpectedly'), { passing: false, open: true }],
  ]
  it.each(cases)('%s', (_, error, expected) => {
    expect({ passing: isPassing(error), open: leavesCommitOpen(error) }).toEqual(expected)
  })

  it.each([
    ['57P03', true],
    ['57P01', true],
    ['53300', true],
    ['25006', true],
    ['57014', false],
    ['55P03', false],
    ['40P01', false],
    ['22003', false],
    ['23514', false],
  ])('%s says that the database serves nobody now: %s', (code, is_away) => {
    expect(isAway(fromServer(code))).toBe(is_away)
  })

  it('a lost connection does, what a program did wrong does not', () => {
    expect([isAway(new Unavailable('gone')), isAway(new Error('odd')), isAway('odd')]).toEqual([true, false, false])
  })

  it('pauses grow and differ', () => {
    expect([1, 2, 3, 4].map((tries) => computePause(tries, 0.5))).toEqual([10, 20, 40, 80])
    expect(computePause(1, 0)).toBeLessThan(computePause(1, 0.99))
  })
})
