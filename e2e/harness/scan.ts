import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { languages, type Lang } from '@moongate/i18n'
import type { Page } from 'playwright-core'
import { listTexts } from './texts.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Real names of people of the demo and of the journeys, which others see masked. */
const NAMES = ['王丽丽', '高文', '陈凯蓉', '李月明', '林晓月', '周建国', '吴佩珊']
/** What they have written themselves: names, addresses, a reason; the same in every language. */
const OWN_WORDS = [
  ...NAMES,
  ...NAMES.map((name) => `${name.slice(0, 1)}**`),
  '需要核实身份，请联系客服',
  '金月门科技有限公司',
  '工商银行',
  '招商银行',
  '上海市静安支行',
  '上海市浦东支行',
  '深圳市南山支行',
]

/** Text nodes that people see, without those that say which language they are in. */
const readSeenTexts = (): string[] => {
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement
    const text = walker.currentNode.textContent?.trim() ?? ''
    if (!element || text === '' || element.closest('script, style, noscript, [data-odds], body [lang]')) continue
    if (element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) found.push(text)
  }
  return found
}

/** Elements whose words do not fit: cut by their own box, or running out of it; and a page wider than its window. */
const findCutTexts = (): string[] => {
  const found: string[] = []
  const page = document.scrollingElement
  if (page && page.scrollWidth > page.clientWidth)
    found.push(`the page is ${page.scrollWidth - page.clientWidth} px wider than its window`)
  for (const element of document.body.querySelectorAll<HTMLElement>('*:not(svg, svg *)')) {
    if (element.clientWidth < 8 || element.scrollWidth <= element.clientWidth + 1) continue
    const words = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const { overflowX, textOverflow, position, clipPath } = getComputedStyle(element)
    const scrolls = overflowX === 'auto' || overflowX === 'scroll'
    const hidden = position === 'absolute' && clipPath !== 'none'
    const told = textOverflow === 'ellipsis' && element.title !== ''
    if (words && !scrolls && !hidden && !told && element.checkVisibility({ visibilityProperty: true })) {
      found.push(
        `cut by ${element.scrollWidth - element.clientWidth} px: ${element.tagName.toLowerCase()}.${element.className} ${element.textContent?.trim().slice(0, 60)}`,
      )
    }
  }
  return found
}

/** Placeholders that their input cuts, and controls of the page's head that lie on each other. */
const findCrowded = (): string[] => {
  const found: string[] = []
  const pen = document.createElement('canvas').getContext('2d')
  for (const input of document.querySelectorAll('input')) {
    const { font, paddingLeft, paddingRight } = getComputedStyle(input)
    if (!pen || input.value !== '' || input.placeholder === '' || input.clientWidth === 0) continue
    pen.font = font
    const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    const lack = Math.ceil(pen.measureText(input.placeholder).width - room)
    if (lack > 1) found.push(`placeholder cut by ${lack} px: ${input.placeholder}`)
  }
  const head = [
    ...document.querySelectorAll<HTMLElement>(
      'header a, header button, header input, header select, header [role=group]',
    ),
  ]
  const boxes = head.flatMap((element) =>
    element.checkVisibility({ visibilityProperty: true }) ? [{ element, box: element.getBoundingClientRect() }] : [],
  )
  for (const [i, a] of boxes.entries()) {
    for (const b of boxes.slice(i + 1)) {
      const apart =
        a.box.right <= b.box.left + 2 ||
        b.box.right <= a.box.left + 2 ||
        a.box.bottom <= b.box.top + 2 ||
        b.box.bottom <= a.box.top + 2
      if (!apart && !a.element.contains(b.element) && !b.element.contains(a.element))
        found.push(`lie on each other: ${a.element.innerText} | ${b.element.innerText}`)
    }
  }
  return found
}

/**
 * Controls that a tap on their middle, or just inside one of their four sides, does not reach: something else lies there.
 * One that cannot be used now may lie under words, but under no other control. What a dialog shuts out is left out.
 */
const findCovered = (): string[] => {
  const INSET = 3
  const CONTROLS = 'button, a[href], input, select, textarea, [role=button], [role=tab], [role=option]'
  const layer = [...document.querySelectorAll(':modal, :popover-open')].at(-1)
  const top = layer?.matches(':modal') ? layer : document
  const describe = (element: Element | null): string =>
    element
      ? `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`
      : 'nothing'
  const reaches = (control: Element, hit: Element | null): boolean =>
    hit !== null && (control.contains(hit) || hit.closest('label')?.control === control)
  const findHit = (control: Element): string | undefined => {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const box = control.getClientRects()[0]
    if (!box || box.width < 8 || box.height < 8) return undefined
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
    const points: [string, number, number][] = [
      ['middle', x, y],
      ['left', box.left + INSET, y],
      ['right', box.right - INSET, y],
      ['top', x, box.top + INSET],
      ['bottom', x, box.bottom - INSET],
    ]
    for (const [place, px, py] of points) {
      const hit = document.elementFromPoint(px, py)
      if (control.matches(':disabled') && !hit?.closest(CONTROLS)) return undefined
      if (!reaches(control, hit)) return `a tap on the ${place} of ${describe(control)} hits ${describe(hit)}`
    }
    return undefined
  }
  const before = { x: scrollX, y: scrollY }
  const found = [...top.querySelectorAll(CONTROLS)]
    .filter((control) => !control.closest('[inert], [aria-hidden=true]'))
    .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .flatMap((control) => findHit(control) ?? [])
  scrollTo({ left: before.x, top: before.y, behavior: 'instant' })
  return found
}

type Violation = { id: string; nodes: { target: string[]; failureSummary?: string }[] }
type Axe = { run(where: Document, options: object): Promise<{ violations: Violation[] }> }

/** What axe finds wrong with what is on the screen, and finds again: it reads a page in parts, between which a line may have changed its colours. */
export const findViolations = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
  return (await runAxe(page)).length === 0 ? [] : runAxe(page)
}

const runAxe = async (page: Page): Promise<string[]> => {
  const found = await page.evaluate(
    (options) => (globalThis as unknown as { axe: Axe }).axe.run(document, options).then((r) => r.violations),
    { resultTypes: ['violations'], preload: false },
  )
  return found.map(
    ({ id, nodes }) =>
      `axe ${id} ×${nodes.length}: ${nodes[0]?.target.join(' ')} ${nodes[0]?.failureSummary?.split('\n')[1] ?? ''}`,
  )
}

/** Words that stand in other languages' files and nowhere in this one's. */
const foreign = new Map<Lang, Set<string>>()
const findForeign = (lang: Lang): Set<string> => {
  const known = foreign.get(lang)
  if (known) return known
  const own = listTexts(lang)
  const others = (Object.keys(languages) as Lang[]).filter((one) => one !== lang).flatMap((one) => [...listTexts(one)])
  const made = new Set(
    others.filter((word) => (word.length > 2 || HAN.test(word)) && word.length > 1 && !own.has(word)),
  )
  foreign.set(lang, made)
  return made
}

const RAW_KEY = /\b[a-z][a-z-]*:[a-z_]+(\.[a-z_0-9]+)+\b|\{\{|\bundefined\b|\bNaN\b/
const HAN = /\p{Script=Han}/u

const findUntranslated = (texts: string[], lang: Lang): string[] => {
  const others = findForeign(lang)
  const latin = lang !== 'zh_cn' && lang !== 'zh_hk'
  return [...new Set(texts)].flatMap((text) => {
    if (RAW_KEY.test(text)) return [`raw: ${text}`]
    if (OWN_WORDS.some((word) => text.includes(word))) return []
    return others.has(text) || (latin && HAN.test(text)) ? [`not ${lang}: ${text.slice(0, 60)}`] : []
  })
}

/** Figures with two decimals that are no share of something, nor a multiple of a stake, as a slot's result is told, nor a sum with its coin's name. */
const BARE_AMOUNT = /(?<![\d.,¥])\d[\d,]*\.\d{2}(?![\d.]| ?[%‰]|×| 倍| เท่า| lần| USDT)/

/** Amounts without their currency's sign (R9.8); at the lottery and in its settings such figures are odds, too. */
const findBareAmounts = (texts: string[], url: string): string[] =>
  /\/lottery\/|\/sandbox\/games\/|#\/odds/.test(url)
    ? []
    : [...new Set(texts)].filter((text) => BARE_AMOUNT.test(text)).map((text) => `bare: ${text.slice(0, 60)}`)

type Place = { href: string }
type Router = { history: { location: Place }; state: { status: string; resolvedLocation?: Place } }

/**
 * Nothing is on its way any more: the screen of this address is the one that is shown, no busy part, fonts there, one picture drawn. Says
 * what the page still shows if it never comes to rest.
 */
export const waitSettled = async (page: Page): Promise<void> => {
  await page
    .waitForFunction(() => {
      const { __TSR_ROUTER__: router } = globalThis as { __TSR_ROUTER__?: Router }
      const { status, resolvedLocation } = router?.state ?? { status: 'idle' }
      return (
        status === 'idle' &&
        resolvedLocation?.href === router?.history.location.href &&
        document.body.innerText.trim().length > 5 &&
        document.querySelector('[aria-busy=true], [data-stale=true]') === null
      )
    })
    .catch(async (cause: unknown) => {
      throw new Error(`${page.url()} never rests: ${(await page.innerText('body')).slice(0, 200)}`, { cause })
    })
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  })
}

/** What is mended within it is a change under way, which takes a loaded machine some pictures. */
const MENDED_MS = 1_000

/** What a look at the page finds and goes on finding. */
export const findSeen = async (page: Page, find: () => string[]): Promise<string[]> => {
  const until = Date.now() + MENDED_MS
  for (;;) {
    const found = await page.evaluate(find)
    if (found.length === 0 || Date.now() > until) return found
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
  }
}

/** Gives the window another width. The page hears of it a moment later, and its styles with the picture after. */
export const resizeTo = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 900 })
  await page.waitForFunction((wanted) => document.documentElement.clientWidth === wanted, width)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Every width for which the screens are drawn, from a phone to a desk. */
const WIDTHS = [390, 768, 1024, 1100, 1210, 1300, 1440]

/** What is on the screen at each of the widths: controls that a tap does not reach. The window ends as wide as it was. */
export const findCoveredAtWidths = async (page: Page, widths: readonly number[] = WIDTHS): Promise<string[]> => {
  const found: string[] = []
  const before = page.viewportSize()
  for (const width of widths) {
    await resizeTo(page, width)
    await waitSettled(page)
    found.push(...(await findSeen(page, findCovered)).map((fault) => `at ${width}: ${fault}`))
  }
  if (before) await page.setViewportSize(before)
  return found
}

/** Everything wrong with what is on the screen: words that are cut, foreign or raw, bare amounts; with `taps` also controls out of reach. */
export const findScreenFaults = async (page: Page, lang: Lang, { taps = true } = {}): Promise<string[]> => {
  const texts = await page.evaluate(readSeenTexts)
  return [
    ...(await findSeen(page, findCutTexts)),
    ...(taps ? await findSeen(page, findCovered) : []),
    ...(await findSeen(page, findCrowded)),
    ...findUntranslated(texts, lang),
    ...findBareAmounts(texts, page.url()),
  ]
}
