import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { provideBrowser } from '../../tools/browser.mjs'
import { FLAGS, OPAQUE } from './flags.ts'
import { PATIENCE_MS } from './patience.ts'
import { root } from './product.ts'

export type Visit = { context: BrowserContext; page: Page; faults: Faults }

/** What a browser complained of. `expected` names complaints that a journey provokes, such as a refused call. */
export type Faults = { readonly all: string[]; expected(pattern: RegExp): void }

const collect = (): Faults & { add(text: string): void } => {
  const all: string[] = []
  const fine: RegExp[] = []
  return {
    get all() {
      return all.filter((text) => !fine.some((pattern) => pattern.test(text)))
    },
    expected: (pattern) => void fine.push(pattern),
    add: (text) => void all.push(text),
  }
}

const watch = (page: Page, add: (text: string) => void): void => {
  page.on('pageerror', (error) => add(`page error at ${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      add(`console ${message.type()} at ${page.url()}: ${message.text()} ${message.location().url}`)
  })
}

/** The browser that tools/browser.mjs finds or installs. */
export const openBrowser = async ({ opaque = false } = {}): Promise<Browser> => {
  const executablePath = await provideBrowser()
  if (executablePath === undefined) throw new Error('no Chromium: set CHROMIUM_PATH')
  return chromium.launch({ executablePath, args: opaque ? [...FLAGS, OPAQUE] : FLAGS })
}

let visitors = 0

/** A fresh visitor with an address and a storage of its own. Windows that pages open are watched too. */
export const visit = async (
  browser: Browser,
  options: { url?: string; lang?: string; width?: number; height?: number; storage?: Record<string, string> } = {},
): Promise<Visit> => {
  const context = await browser.newContext({
    baseURL: options.url ?? process.env.E2E_URL ?? '',
    viewport: { width: options.width ?? 1440, height: options.height ?? 900 },
    reducedMotion: 'reduce',
    locale: 'zh-CN',
    extraHTTPHeaders: {
      'x-forwarded-for': `10.${Math.floor(process.pid / 256) % 256}.${process.pid % 256}.${++visitors}`,
    },
  })
  context.setDefaultTimeout(PATIENCE_MS)
  const faults = collect()
  context.on('page', (page) => watch(page, faults.add))
  await context.addInitScript(
    (stored: Record<string, string>) => {
      if (!location.protocol.startsWith('http') || origin === 'null') return // a page that may keep nothing
      for (const [key, value] of Object.entries(stored))
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
    },
    { ...(options.lang && { moongate_lang: options.lang }), ...options.storage },
  )
  return { context, page: await context.newPage(), faults }
}

/** A picture of the page under e2e/.shots, when E2E_SHOTS=1. */
export const shoot = async (page: Page, name: string): Promise<void> => {
  if (process.env.E2E_SHOTS !== '1') return
  const folder = join(root, 'e2e', '.shots')
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' })
}
