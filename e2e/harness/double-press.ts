import type { JSHandle, Page } from 'playwright-core'
import type { Walk } from './walk.ts'

/** What a game is played with: stakes, chips, places for them, and the figures beside. In a dialog people read, and copy. */
const BARS = ':is(footer, fieldset, [data-played]):not(dialog *)'

type Point = { x: number; y: number }

/** The middle of everything that is seen in a bar, and the gap right of it. Fields are typed into, and may be marked. */
const listPoints = (bars: string): Point[] => {
  const GAP = 2
  const points = [...document.querySelectorAll(bars)].flatMap((bar) =>
    [...bar.querySelectorAll(':not(svg, svg *, input, select, :has(*))')].flatMap((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect()
      return [(left + right) / 2, right + GAP].map((x) => ({ x, y: (top + bottom) / 2, bar }))
    }),
  )
  const seen = points.filter(({ x, y, bar }) => {
    const hit = document.elementFromPoint(x, y)
    return bar.contains(hit) && !hit?.matches('input, select')
  })
  return seen.map(({ x, y }) => ({ x, y }))
}

/** What a press there has marked, which ends with it; nothing where another thing than a bar has come to lie there meanwhile. */
const takeMarked = ({ x, y, bars }: Point & { bars: string }): string => {
  const marked = getSelection()?.toString().trim() ?? ''
  getSelection()?.removeAllRanges()
  return document.elementFromPoint(x, y)?.closest(bars) ? marked : ''
}

/** Keeps presses from the game, for as long as what comes back is not aborted: nothing is bet by them. */
const keepPresses = (page: Page): Promise<JSHandle<AbortController>> =>
  page.evaluateHandle(() => {
    const kept = new AbortController()
    for (const kind of ['pointerdown', 'click'])
      addEventListener(kind, (event) => event.stopImmediatePropagation(), { capture: true, signal: kept.signal })
    return kept
  })

/** Presses twice, quickly, on everything of a game's bars: what of it that marks as text. */
export const findMarked = async (page: Page): Promise<string[]> => {
  const kept = await keepPresses(page)
  const marks = new Set<string>()
  for (const { x, y } of await page.evaluate(listPoints, BARS)) {
    await page.mouse.dblclick(x, y)
    const marked = await page.evaluate(takeMarked, { x, y, bars: BARS })
    if (marked !== '') marks.add(marked)
  }
  await page.mouse.move(0, 0)
  await kept.evaluate((ended) => ended.abort())
  return [...marks]
}

/** The same on a walk through screens, where none of it may be. */
export const pressTwice = async ({ page, found }: Walk, name: string): Promise<void> => {
  const marked = await findMarked(page)
  if (marked.length > 0) found.push(`${name}: a double press marks ${marked.join(' | ')}`)
}
