import { type ComponentType, createElement, use } from 'react'

/** A part of an app whose file could not be had. */
export class PartMissing extends Error {}

const forgetters = new Set<() => void>()

/** The next look at a part that could not be had fetches it anew. */
export const forgetMissingParts = (): void => {
  for (const forget of forgetters) forget()
  forgetters.clear()
}

/**
 * A component in a file of its own. The router's own way loads the page anew when the file cannot be had, which with a server
 * that is away leaves nothing of the page at all (decisions/0108); this one fails, and can be tried again.
 */
export const fetchPart = <Props extends object>(get: () => Promise<ComponentType<Props>>) => {
  let part: ComponentType<Props> | undefined
  let missing: PartMissing | undefined
  let asked: Promise<ComponentType<Props>> | undefined
  const forget = () => {
    missing = asked = undefined
  }
  const ask = async (): Promise<ComponentType<Props>> => {
    try {
      return (part = await get())
    } catch (cause) {
      // No error of a page that is going, whose files the browser gives up, nor of one that nobody sees: asked for anew where it is seen.
      if (document.hidden || window.closed) {
        await new Promise((resolve) => addEventListener('visibilitychange', resolve, { once: true }))
        return ask()
      }
      forgetters.add(forget)
      throw (missing = new PartMissing('a part of the page could not be loaded', { cause }))
    }
  }
  const load = () => (asked ??= ask())
  const Fetched = (props: Props) => {
    if (missing) throw missing
    return createElement(part ?? use(load()), props)
  }
  const preload = async () => {
    if (missing) forget()
    await load().catch(() => undefined)
  }
  return Object.assign(Fetched, { preload })
}

/** The same as a route has it: what stands around it stays while it is waited for. */
export const fetchScreen = <Props extends object>(get: () => Promise<ComponentType<Props>>) => ({
  component: fetchPart(get),
  wrapInSuspense: true,
})
