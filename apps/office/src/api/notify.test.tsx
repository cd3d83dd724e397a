// @vitest-environment happy-dom
import { render } from '@moongate/testing/react'
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadTexts } from '../text.ts'
import { OfficeProvider } from '../theme/provider.tsx'
import { notify } from './notify.tsx'

beforeAll(loadTexts)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each([
  ['good', 5_000, false],
  ['bad', 5_000, true],
  ['bad', 9_000, false],
  ['warn', 600_000, true],
] as const)('R6.6 what is %s is still read after %i ms: %s', async (tone, ms, is_read) => {
  const message = `${tone} for ${ms}`
  render(<OfficeProvider>{null}</OfficeProvider>)
  act(() => notify(tone, message))
  await act(() => vi.advanceTimersByTimeAsync(ms))
  expect(document.body.textContent.includes(message)).toBe(is_read)
})
