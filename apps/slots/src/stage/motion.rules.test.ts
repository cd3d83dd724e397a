import { describe, expect, it } from 'vitest'
import { BOUNCE_MS, CALM, computeLandingTurn, computeTurn, isAtRest, planLanding, QUICK } from './motion.rules.ts'

describe.each([
  ['calm', CALM],
  ['quick', QUICK],
])('a %s reel', (_name, pace) => {
  it('draws back before it goes on', () => expect(computeTurn(pace, pace.rise_ms * 0.2)).toBeLessThan(0))

  it('never jumps', () => {
    for (let ms = 0; ms < 2_000; ms += 1)
      expect(Math.abs(computeTurn(pace, ms + 1) - computeTurn(pace, ms))).toBeLessThan((pace.speed / 1000) * 1.2)
  })

  it.each([0, 100, 700, 1_234])('told to land at %i ms, comes to lie on a whole row', (ms) => {
    const landing = planLanding(pace, ms)
    expect(landing.at_ms).toBeGreaterThan(ms)
    expect(computeLandingTurn(pace, landing, landing.at_ms)).toBeCloseTo(landing.rows)
    expect(computeLandingTurn(pace, landing, landing.at_ms - 1)).toBeCloseTo(landing.rows, 1)
    expect(computeLandingTurn(pace, landing, landing.at_ms + BOUNCE_MS / 3)).toBeGreaterThan(landing.rows)
    expect(computeLandingTurn(pace, landing, landing.at_ms + BOUNCE_MS)).toBe(landing.rows)
    expect(isAtRest(landing, landing.at_ms + BOUNCE_MS)).toBe(true)
    expect(isAtRest(landing, landing.at_ms)).toBe(false)
  })
})
