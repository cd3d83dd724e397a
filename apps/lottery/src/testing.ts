import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach } from 'vitest'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}

globalThis.IS_REACT_ACT_ENVIRONMENT = true

const shown: Root[] = []
// What is left mounted goes on working after the test document is gone.
afterEach(() => {
  for (const root of shown.splice(0)) act(() => root.unmount())
})

/** Renders into the test document; `find` throws when nothing matches, so a test never asserts on nothing. */
export const render = (node: ReactNode) => {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  shown.push(root)
  act(() => root.render(node))
  const find = (selector: string): HTMLElement => {
    const found = host.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`nothing matches ${selector} in ${host.innerHTML}`)
    return found
  }
  const button = (text: string): HTMLElement => {
    const found = [...host.querySelectorAll('button')].find((one) => one.textContent === text)
    if (!found) throw new Error(`no button ${text} in ${host.innerHTML}`)
    return found
  }
  const unmount = (): void => {
    act(() => root.unmount())
    host.remove()
  }
  return { host, find, button, unmount }
}

export const click = (target: HTMLElement): void => act(() => target.click())

export const press = (target: Element, key: string): void =>
  act(() => void target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))

/** Types a whole new value into an input: React listens to the native setter. */
export const type = (input: HTMLElement, value: string): void => {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set
  act(() => {
    setter?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
