// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { click, render } from '@moongate/testing/react'
import { Carousel } from './carousel.tsx'

const texts = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  slide: (n: number, of: number) => `${n} of ${of}`,
}
const slides = Array.from({ length: 7 }, (_, i) => <b key={i}>{i}</b>)
let reduced = false
/** Scrolls what is watched out of sight and back into it. */
let seeAgain: (seen: boolean) => void = () => undefined

class Watch {
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    seeAgain = (isIntersecting) => act(() => report([{ isIntersecting }]))
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', Watch)
  reduced = false
  window.matchMedia = ((query: string) => ({
    matches: reduced && query.includes('reduce'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof matchMedia
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const show = () => {
  const { find, host } = render(<Carousel label="Hot" slides={slides} texts={texts} />)
  return { find, host, at: () => find('section').dataset['at'] }
}

it('R2.28 R9.10 shows five slides and keeps the others out of reach', () => {
  const { find, host } = show()
  expect(find('section').style.getPropertyValue('--visible')).toBe('5')
  expect(
    [...host.querySelectorAll('[aria-roledescription=slide]')].map((slide) => slide.hasAttribute('inert')),
  ).toEqual([false, false, false, false, false, true, true])
})

it('R2.28 R9.10 moves on every 2500 ms and returns to the start', () => {
  const { at } = show()
  void wait(2499)
  expect(at()).toBe('0')
  void wait(1)
  expect(at()).toBe('1')
  void wait(5000)
  expect(at()).toBe('0')
})

it('R2.28 stands still while pointed at, focused or paused', () => {
  const { find, at } = show()
  act(() => void find('section').dispatchEvent(new PointerEvent('pointerover', { bubbles: true })))
  void wait(6000)
  expect(at()).toBe('0')
  act(() => find('[aria-label=Next]').focus())
  // The pointer leaves, the focus stays.
  act(() => void find('section').dispatchEvent(new PointerEvent('pointerout', { bubbles: true })))
  void wait(6000)
  expect(at()).toBe('0')
  act(() => find('[aria-label=Next]').blur())
  click(find('[aria-label="Pause · Hot"]'))
  void wait(6000)
  expect(at()).toBe('0')
  click(find('[aria-label="Play · Hot"]'))
  void wait(2500)
  expect(at()).toBe('1')
})

it('R2.28 never moves by itself under reduced motion, but still by hand', () => {
  reduced = true
  const { find, at } = show()
  void wait(10_000)
  expect(at()).toBe('0')
  click(find('[aria-label=Previous]'))
  expect(at()).toBe('2')
})

it('R2.28 rests while nobody can see it', () => {
  const { at } = show()
  seeAgain(false)
  void wait(6000)
  expect(at()).toBe('0')
  seeAgain(true)
  void wait(2500)
  expect(at()).toBe('1')
})
