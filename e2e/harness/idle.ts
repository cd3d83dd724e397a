import type { Browser, Page } from 'playwright-core'

/** What the browser writes down of itself; `ts` in microseconds of a clock that all of its processes share. */
type Traced = { name: string; pid: number; ts: number }

const MARK = 'at rest: '
const CATEGORIES = ['devtools.timeline', 'blink.user_timing']

/** Every event that the browser writes down about itself while `what` runs. */
const traceWhile = async (browser: Browser, what: () => Promise<unknown>): Promise<Traced[]> => {
  const session = await browser.newBrowserCDPSession()
  const events: Traced[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown[] as Traced[])))
  const whole = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: CATEGORIES } })
  await what()
  await session.send('Tracing.end')
  await whole
  await session.detach()
  return events
}

/**
 * How many pictures the main thread of each page made while nobody touched it, by the names of `pages`, in the same `seconds`
 * for all of them; what the compositor moves alone is not among them. Each page is in a context of its own and so has a process
 * of its own, by which its events are told apart. The span is what is measured, not waited for.
 */
export const countIdleFrames = async (
  pages: ReadonlyMap<string, Page>,
  seconds: number,
): Promise<Map<string, number>> => {
  const [first] = pages.values()
  const browser = first?.context().browser()
  if (!first || !browser) throw new Error('no page to watch')
  const events = await traceWhile(browser, async () => {
    for (const [name, page] of pages) await page.evaluate((mark) => void performance.mark(mark), MARK + name)
    const end = await first.evaluate((ms) => performance.now() + ms, seconds * 1000)
    await first.waitForFunction((end) => performance.now() > end, end, { polling: 500, timeout: (seconds + 30) * 1000 })
  })
  const marks = new Map(events.filter(({ name }) => name.startsWith(MARK)).map((mark) => [mark.name, mark]))
  const marked = [...pages.keys()].map((name) => {
    const mark = marks.get(MARK + name)
    if (!mark) throw new Error(`nothing was traced of ${name}`)
    return { ...mark, name }
  })
  // A busy machine marks the pages one after the other for seconds, and ends late: no page may be given more than was asked.
  const start = Math.max(...marked.map(({ ts }) => ts))
  const during = events.filter(({ name, ts }) => name === 'PrePaint' && ts >= start && ts < start + seconds * 1e6)
  return new Map(marked.map(({ name, pid }) => [name, during.filter((event) => event.pid === pid).length]))
}
