import { act, type ReactNode, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, afterEach, vi } from 'vitest'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}

globalThis.IS_REACT_ACT_ENVIRONMENT = true

const shown: Root[] = []
// What is left mounted goes on working after the test document is gone.
afterEach(() => {
  for (const root of shown.splice(0)) act(() => root.unmount())
})
// A file that is still on its way when the test document goes fails outside every test.
afterAll(() => vi.dynamicImportSettled())

/** Renders into the test document; `find` throws when nothing matches, so a test never asserts on nothing. */
export const render = (node: ReactNode) => {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  shown.push(root)
  act(() => root.render(node))
  const find = <E extends HTMLElement = HTMLElement>(selector: string): E => {
    const found = document.querySelector<E>(selector)
    if (!found) throw new Error(`nothing matches ${selector} in ${document.body.innerHTML}`)
    return found
  }
  const findButton = (text: string): HTMLButtonElement => {
    const found = [...host.querySelectorAll('button')].find((one) => one.textContent === text)
    if (!found) throw new Error(`no button ${text} in ${host.innerHTML}`)
    return found
  }
  const unmount = () => {
    act(() => root.unmount())
    host.remove()
  }
  return { host, find, findButton, rerender: (next: ReactNode) => act(() => root.render(next)), unmount }
}

/** Draws a hook alone: what it gives now, and the way to draw it again with something else. */
export const renderHook = <A, R>(use: (asked: A) => R, asked: NoInfer<A>) => {
  let now: R | undefined
  const show = (given: R): void => void (now = given)
  const Page = (props: { asked: A }) => {
    const given = use(props.asked)
    useEffect(() => show(given))
    return null
  }
  const { rerender } = render(<Page asked={asked} />)
  return { read: (): R | undefined => now, again: (next: A) => rerender(<Page asked={next} />) }
}

const tick = () => new Promise((done) => setTimeout(done, 10))
/** Waits for what goes on by itself: parts of the program that come late, answers that lie ready, and what is drawn of them. */
export const settle = () =>
  act(async () => {
    for (let step = 0; step < 3; step++) {
      await vi.dynamicImportSettled()
      await tick()
    }
  })

/** Waits until a check holds, as long as slow cores need; between two looks, React draws. */
export const waitUntil = (check: () => void) =>
  vi.waitFor(
    async () => {
      await act(async () => {})
      check()
    },
    { timeout: 20_000 },
  )

/** Presses a key on an element, as a person would. */
export const press = (target: Element, key: string) =>
  act(() => void target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))

export const click = (target: HTMLElement) => act(() => target.click())

/** Types a whole new value into an input: React listens to the native setter. */
export const type = (input: HTMLElement, value: string): void => {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set
  act(() => {
    setter?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

const ignore = (): void => {}
/** What hears the answers of calls where a test shows nothing of them: `onAnswers(UNHEARD)`. */
export const UNHEARD = {
  ended: ignore,
  maintenance: ignore,
  refused: ignore,
  offline: ignore,
  timeout: ignore,
  busy: ignore,
}
