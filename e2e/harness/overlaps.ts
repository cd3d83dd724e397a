import type { Page } from 'playwright-core'
import { findSeen, resizeTo, waitSettled } from './scan.ts'

/** From a phone that asked for the desktop site and 200 % zoom on a notebook (720) and a desk (960) to the widest desk. */
export const OVERLAP_WIDTHS = [390, 720, 960, 1024, 1100, 1280, 1440, 1920, 2560]

/**
 * Pairs of controls whose boxes share a place, neither within the other, wherever the page is scrolled to; and a page wider than
 * its window. Boxes are what is left of them in whatever cuts them. What stays in the window while the rest scrolls is held
 * against everything that can come under it; the bar at the top may have the page pass below, and that of a phone at its foot, from
 * under which all of the page comes in the end.
 */
const findOverlaps = (): string[] => {
  type Box = { left: number; top: number; right: number; bottom: number }
  /** `bar`: it stays across the whole foot of a phone's window. */
  type Control = { element: Element; box: Box; fixed: boolean; bar: boolean }
  const SLACK = 1
  const CONTROLS = 'button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=option]'
  const cut = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
  const isThere = ({ left, top, right, bottom }: Box): boolean => right - left > SLACK && bottom - top > SLACK
  const listAncestors = (element: Element): Element[] =>
    element.parentElement ? [element.parentElement, ...listAncestors(element.parentElement)] : []
  const readControl = (element: Element): Control[] => {
    const chain = [element, ...listAncestors(element)]
    const fixed_at = chain.findIndex((one) => getComputedStyle(one).position === 'fixed')
    const clips = chain
      .slice(1, fixed_at === -1 ? undefined : fixed_at)
      .filter((one) => one !== document.body && one !== document.documentElement)
      .filter((one) => getComputedStyle(one).overflow !== 'visible')
      .map((one) => one.getBoundingClientRect())
    const held = chain[fixed_at]?.getBoundingClientRect()
    const bar =
      held !== undefined &&
      innerWidth <= 640 &&
      held.width >= document.documentElement.clientWidth &&
      held.bottom >= innerHeight
    return [...element.getClientRects()]
      .map((rect) => clips.reduce<Box>(cut, rect))
      .filter(isThere)
      .map((box) => ({ element, box, fixed: fixed_at !== -1, bar }))
  }
  const describe = ({ element }: Control): string =>
    `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent?.trim().slice(0, 30)}`
  const layer = [...document.querySelectorAll(':modal')].at(-1)
  const controls = [...(layer ?? document).querySelectorAll(CONTROLS)]
    .filter((element) => !element.closest('[inert], [aria-hidden=true]'))
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((element) => getComputedStyle(element).pointerEvents !== 'none')
    .flatMap(readControl)
  const page = document.documentElement
  /** What stays, drawn out over all the places where the page can bring the other to it. */
  const meets = (a: Control, b: Control): boolean => {
    if (a.fixed === b.fixed) return isThere(cut(a.box, b.box))
    const [held, moved] = a.fixed ? [a, b] : [b, a]
    const up =
      moved.element.closest('header') &&
      getComputedStyle(moved.element.closest('header') as Element).position === 'sticky'
        ? 0
        : page.scrollHeight - innerHeight - scrollY
    const down = held.bar ? -up : scrollY
    return isThere(cut(held.box, { ...moved.box, top: moved.box.top - up, bottom: moved.box.bottom + down }))
  }
  const found = controls.flatMap((a, i) =>
    controls
      .slice(i + 1)
      .filter((b) => !a.element.contains(b.element) && !b.element.contains(a.element) && meets(a, b))
      .map((b) => `${describe(a)} | ${describe(b)}`),
  )
  return page.scrollWidth > page.clientWidth
    ? [`the page is ${page.scrollWidth - page.clientWidth} px too wide`, ...found]
    : found
}

/** What lies on what at each width. The window ends as wide as it was. */
export const findOverlapsAtWidths = async (page: Page, widths: readonly number[]): Promise<string[]> => {
  const found: string[] = []
  const before = page.viewportSize()
  for (const width of widths) {
    await resizeTo(page, width)
    await waitSettled(page)
    found.push(...(await findSeen(page, findOverlaps)).map((fault) => `at ${width}: ${fault}`))
  }
  if (before) await page.setViewportSize(before)
  return found
}
