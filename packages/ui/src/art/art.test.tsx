// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from '@moongate/testing/react'
import { burst, makeBurstPieces } from './burst.ts'
import { MoonWheel } from './moon-wheel.tsx'
import { computeWheelAngle } from './wheel.rules.ts'

afterEach(() => document.body.replaceChildren())

it.each([
  [0, 0, 8],
  [0, 3, 8],
  [2295, 3, 8],
  [5000, 11, 12],
])('from %s degrees the wheel turns on for six turns and stops at sector %s of %s', (from, index, count) => {
  const to = computeWheelAngle(from, index, count)
  expect(to - from).toBeGreaterThanOrEqual(6 * 360)
  expect((to + (index * 360) / count) % 360).toBeCloseTo(0)
})

it('tells when the wheel stands on the result', () => {
  const motion: { onfinish?: () => void; cancel: () => void } = { cancel: () => undefined }
  const animate = vi.fn<(frames: Keyframe[], timing: KeyframeAnimationOptions) => typeof motion>(() => motion)
  Object.defineProperty(Element.prototype, 'animate', { configurable: true, value: animate })
  const rest = vi.fn<() => void>()
  const prizes = ['a', 'b', 'c', 'd'].map((id) => ({ id, label: id }))
  const { rerender } = render(<MoonWheel label="Wheel" prizes={prizes} hub={null} onRest={rest} />)
  expect(animate).not.toHaveBeenCalled()
  rerender(<MoonWheel label="Wheel" prizes={prizes} hub={null} onRest={rest} result={{ index: 1 }} />)
  expect(animate.mock.lastCall?.[0].at(-1)).toEqual({ transform: 'rotate(2430deg)' })
  expect(animate.mock.lastCall?.[1].duration).toBe(5200)
  expect(rest).not.toHaveBeenCalled()
  act(() => motion.onfinish?.())
  expect(rest).toHaveBeenCalledOnce()
})

it('throws no confetti for a loss or money back', () => {
  const canvas = document.createElement('canvas')
  const drawn = vi.fn<() => void>()
  canvas.getContext = (() => ({ clearRect: drawn })) as unknown as typeof canvas.getContext
  const frame = vi.spyOn(window, 'requestAnimationFrame').mockImplementation(() => 1)
  burst(canvas, 0.5)
  burst(canvas, 1)
  expect(frame).not.toHaveBeenCalled()
  burst(canvas, 2)
  expect(frame).toHaveBeenCalledOnce()
  frame.mockRestore()
  expect(makeBurstPieces(40, 1)).toHaveLength(40)
})
