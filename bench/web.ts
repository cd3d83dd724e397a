import { people } from '@moongate/testing'
import type { Browser } from 'playwright-core'
import { readToken } from '../e2e/harness/api.ts'
import { openBrowser } from '../e2e/harness/browser.ts'
import { startProduct } from '../e2e/harness/product.ts'
import { type Lighthouse, provideLighthouse } from './lighthouse.ts'
import { measureFirstView } from './web-first-view.ts'
import { measureVitals, type Screen } from './web-lighthouse.ts'
import { measurePresses } from './web-presses.ts'
import { measureHeap, measureRest, type Rest } from './web-rest.ts'

/**
 * The member site as a browser meets it: Lighthouse mobile, what the network saw of the first view, screens at rest, presses at a
 * fourth of the speed, memory after fifty screens. A product of its own, the demo in it. The last line is one JSON object.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)

const buildGameAddress = async (origin: string, token: string): Promise<string> => {
  const address = `${origin}/api/game/login?api_code=JZ&gameType=4&gameCode=jzssc&lang=zh_cn`
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
  const { game_url } = (await answer.json()) as { game_url?: string }
  if (game_url === undefined) throw new Error(`no way into the game: ${answer.status}`)
  return new URL(game_url, origin).href
}

const listScreens = (
  origin: string,
  token: string,
): Record<'welcome' | 'home' | 'lobby' | 'deposit' | 'board', Screen> => {
  const at = (place: string) => () => Promise.resolve(`${origin}/#${place}`)
  return {
    welcome: { name: 'welcome', findAddress: at('/Welcome') },
    home: { name: 'home', findAddress: at('/Index') },
    lobby: { name: 'lobby', findAddress: at('/Lottery') },
    deposit: { name: 'deposit', token, findAddress: at('/Member/Deposit') },
    board: { name: 'board', token, findAddress: () => buildGameAddress(origin, token) },
  }
}

const measureScreens = async (browser: Browser, screens: readonly Screen[], home: Screen) => {
  const address = await home.findAddress()
  const first_view = {
    plain: await measureFirstView(browser, address, false),
    slow: await measureFirstView(browser, address, true),
  }
  console.log(`first view: ${JSON.stringify(first_view)}`)
  const presses = await measurePresses(browser, home)
  const heap = await measureHeap(browser, home)
  console.log(`presses and memory: ${JSON.stringify({ presses, heap })}`)
  const rest: Record<string, Rest> = {}
  for (const screen of screens) rest[screen.name] = await measureRest(browser, screen)
  console.log(`at rest: ${JSON.stringify(rest)}`)
  return { first_view, presses, heap, rest }
}

const measureAll = async (lighthouse: Lighthouse, origin: string) => {
  process.env.E2E_URL = origin
  const screens = listScreens(origin, await readToken('alice', people.alice.password))
  const browser = await openBrowser()
  try {
    const figures = await measureScreens(browser, Object.values(screens), screens.home)
    return { vitals: await measureVitals(lighthouse, origin, Object.values(screens), ROUNDS), ...figures }
  } finally {
    await browser.close()
  }
}

const main = async (): Promise<void> => {
  const lighthouse = await provideLighthouse()
  const product = await startProduct(0)
  try {
    console.log(JSON.stringify({ rounds: ROUNDS, ...(await measureAll(lighthouse, product.url)) }))
  } finally {
    await product.stop()
  }
}

await main()
