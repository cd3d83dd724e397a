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
  let asked: Promise<ComponentType<Props>> | undefined
  const forget = () => {
    asked = undefined
  }
  const load = () => {
    asked ??= get().catch((cause: unknown) => {
      forgetters.add(forget)
      throw new PartMissing('a part of the page could not be loaded', { cause })
    })
    return asked
  }
  const Fetched = (props: Props) => createElement(use(load()), props)
  return Object.assign(Fetched, { preload: () => load().then(() => undefined, forget) })
}
