import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runIn } from './run-in.ts'

describe('what is due at one moment', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
  afterEach(() => void vi.useRealTimers())

  it('runs in one task, with what is due a little before, and not again', () => {
    const heard: string[] = []
    runIn(95, () => heard.push('a'))
    runIn(100, () => heard.push('b'))
    runIn(130, () => heard.push('later'))
    expect(vi.getTimerCount()).toBe(2)
    vi.advanceTimersToNextTimer()
    expect(heard).toEqual(['a', 'b'])
    vi.runAllTimers()
    expect(heard).toEqual(['a', 'b', 'later'])
  })

  it('never runs early, and not at all when it is given up', () => {
    const heard: string[] = []
    const give_up = runIn(1, () => heard.push('given up'))
    runIn(1, () => heard.push('kept'))
    give_up()
    vi.advanceTimersByTime(0)
    expect(heard).toEqual([])
    vi.runAllTimers()
    expect(heard).toEqual(['kept'])
  })
})
