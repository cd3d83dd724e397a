import { type ComponentType, createElement, use } from 'react'

/** A part of an app whose file could not be had. */
export class PartMissing extends Error {}

const forgetters = new Set<() => void>()

/** The next look at a part that could not be had fetches it anew. */
export const forgetMissingParts = (): void => {
  for (const forget of forgetters) forget()
  forgetters.clear()
}

type Held<Props> = {
  part?: ComponentType<Props>
  missing?: PartMissing
  asked?: Promise<ComponentType<Props>>
}

const createLoader = <Props>(held: Held<Props>, get: () => Promise<ComponentType<Props>>) => {
  const forget = () => {
    delete held.missing
    delete held.asked
  }
  const ask = async () => {
    try {
      return (held.part = await get())
    } catch (cause) {
      forgetters.add(forget)
      throw (held.missing = new PartMissing('a part of the page could not be loaded', { cause }))
    }
  }
  return { forget, load: () => (held.asked ??= ask()) }
}

/**
 * A component in a file of its own. The router's own way loads the page anew when the file cannot be had, which with a server
 * that is away leaves nothing of the page at all (decisions/0108); this one fails, and can be tried again.
 */
export const fetchPart = <Props extends object>(get: () => Promise<ComponentType<Props>>) => {
  const held: Held<Props> = {}
  const { forget, load } = createLoader(held, get)
  const Fetched = (props: Props) => {
    if (held.missing) throw held.missing
    return createElement(held.part ?? use(load()), props)
  }
  const preload = async () => {
    if (held.missing) forget()
    await load().catch(() => undefined)
  }
  return Object.assign(Fetched, { preload })
}

/** The same as a route has it: what stands around it stays while it is waited for. */
export const fetchScreen = <Props extends object>(get: () => Promise<ComponentType<Props>>) => ({
  component: fetchPart(get),
  wrapInSuspense: true,
})
