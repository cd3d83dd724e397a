import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { channels } from '@moongate/contract'
import { balancePush } from '@moongate/contract/wallet.pushes'
import type { Browser, Locator } from 'playwright-core'
import { openBrowser, visit } from '../e2e/harness/browser.ts'
import { site } from '../e2e/harness/member-site.ts'
import { startProduct } from '../e2e/harness/product.ts'
import { createDb, type Pool } from '../server/src/kernel/db.ts'
import { push } from '../server/src/kernel/push.ts'
import { definePostings, house, member, postIn } from '../server/src/modules/ledger/index.ts'
import { openStream } from '../server/test/streams/stream.ts'
import { openPlayers, type Player } from './api-members.ts'
import { watchRound } from './api-watch.ts'
import { findPercentile, roundTo } from './figures.rules.ts'

/**
 * `npm run paint:trial -- --commits 2000 --samples 200`: how long it takes from a commit that was answered until a browser has painted
 * it, while so many transactions a second tell other members of theirs. `heard_ms`: a stream has brought it. `painted_ms`: a page that
 * shows what its stream brings has painted it. `balance_ms`: the member site has heard that money moved, asked for its balances and
 * painted them. The last line is one JSON object, and the exit code 1 where `painted_ms` is above the time that is asked for.
 */
const { values } = parseArgs({
  options: { commits: { type: 'string', default: '2000' }, samples: { type: 'string', default: '200' } },
})
const SAMPLES = Number(values.samples)
const MEMBERS = 2000
const P95_MS = 100
const WARM_MS = 3_000
/** Between two samples, so that they meet every phase of what is gathered. */
const PAUSE_MS = 60
const PATIENCE_MS = 10_000

const { given } = definePostings('paint', {
  given: { from: house('clearing:'), to: member('centre'), operate_type: 1 },
})

/** Tells when what stands in an element has changed and the frame that first showed it has been painted. */
const watchPaint = async (shown: Locator, on_paint: (at_ms: number) => void): Promise<void> => {
  await shown.page().exposeFunction('tellPainted', on_paint)
  await shown.evaluate((element) => {
    const { port1, port2 } = new MessageChannel()
    let text = element.textContent
    port2.addEventListener('message', () => void Reflect.get(window, 'tellPainted')(Date.now()))
    port2.start()
    new MutationObserver(() => {
      if (element.textContent === text) return
      text = element.textContent
      requestAnimationFrame(() => port1.postMessage('')) // comes after the frame
    }).observe(element, { subtree: true, childList: true, characterData: true })
  })
}

/** Resolves with the next thing told. */
const createBox = () => {
  let take: (at_ms: number) => void = () => {}
  return {
    put: (at_ms: number) => take(at_ms),
    next: () => new Promise<number>((resolve) => (take = resolve)),
  }
}

/** A cent for the member, booked as every use case does; answers when its commit was answered. */
const giveCent = async (db: Pool, member_id: number): Promise<number> => {
  const item = {
    key: randomUUID(),
    kind: given,
    member_id,
    asset: 'CNY',
    sub: 'bench',
    amount: 1n,
    ref: 'bench',
  } as const
  await db.tx(async (tx) => {
    await postIn(tx, [item])
    await push(tx, balancePush, channels.member(member_id), {})
  })
  return Date.now()
}

const orFail = async (what: string, told: Promise<number>): Promise<number> => {
  const late = wait(PATIENCE_MS, undefined, { ref: false }).then(() => Promise.reject(new Error(`${what} is silent`)))
  return Promise.race([told, late])
}

const summarize = (ms: readonly number[]) => {
  const at = (percent: number): number => roundTo(findPercentile(ms, percent))
  return { p50: at(50), p95: at(95), p99: at(99), longest: at(100) }
}

type Opened = { told: Locator; pill: Locator }

/** So many commits that change what the pages show, one after the other. */
const sample = async (db: Pool, origin: string, { told, pill }: Opened, { id, token }: Player) => {
  const boxes = { heard: createBox(), painted: createBox(), balance: createBox() }
  await watchPaint(told, boxes.painted.put)
  await watchPaint(pill, boxes.balance.put)
  const wanted = { port: Number(new URL(origin).port), token }
  const stream = await openStream(wanted, ({ event }) => event === balancePush.name && boxes.heard.put(Date.now()))
  const took: Record<keyof typeof boxes, number[]> = { heard: [], painted: [], balance: [] }
  const names = Object.keys(took) as (keyof typeof boxes)[]
  for (let n = 0; n < SAMPLES; n++) {
    const awaited = names.map((name) => ({ name, next: boxes[name].next() }))
    const at_ms = await giveCent(db, id)
    for (const { name, next } of awaited) took[name].push((await orFail(name, next)) - at_ms)
    await wait(PAUSE_MS + Math.random() * PAUSE_MS)
  }
  stream.end()
  return {
    samples: SAMPLES,
    heard_ms: summarize(took.heard),
    painted_ms: summarize(took.painted),
    balance_ms: summarize(took.balance),
  }
}

/** Commits at the pace that is asked for, in a process of its own, while `run` goes on; answers what it came to a second. */
const writeBeside = async <T>(url: string, members: readonly Player[], run: () => Promise<T>): Promise<[T, number]> => {
  const ids = members.map(({ id }) => String(id))
  const file = fileURLToPath(new URL('paint-writer.ts', import.meta.url))
  const writer = fork(file, [url, values.commits, ...ids], { execArgv: process.execArgv })
  await wait(WARM_MS)
  const done = await run()
  writer.send('enough')
  const [rate] = (await once(writer, 'message')) as [number]
  return [done, rate]
}

/** A page that shows what its event stream brings, and the member site's header. */
const openPages = async (browser: Browser, url: string, token: string): Promise<Opened> => {
  const cookie = { name: 'moongate_token', value: token, url }
  const bare = await browser.newPage({ baseURL: url, bypassCSP: true })
  await bare.context().addCookies([cookie])
  await bare.goto('/healthz')
  await bare.evaluate((type) => {
    const told = document.body.appendChild(document.createElement('output'))
    new EventSource('/api/events').addEventListener(type, ({ lastEventId }) => void (told.textContent = lastEventId))
  }, balancePush.name)
  const { page: home, context } = await visit(browser, { url, storage: { moongate_token: token } })
  await context.addCookies([cookie])
  await site(home).arrive()
  const pill = home
    .getByRole('banner')
    .getByRole('group')
    .filter({ hasText: /\d\.\d\d/ })
    .first()
  await pill.waitFor()
  return { told: bare.locator('output'), pill }
}

const measure = async (origin: string, url: string) => {
  const [db, owner] = [createDb(url), createDb(url, { role: null, max: 2 })]
  const browser = await openBrowser()
  try {
    const [watched, ...others] = await openPlayers(url, MEMBERS + 1)
    if (!watched) throw new Error('nobody plays')
    const pages = await openPages(browser, origin, watched.token)
    const run = () =>
      watchRound(
        owner,
        () => sample(db, origin, pages, watched),
        ({ samples }) => samples,
      )
    const [[told, { cpu }], commits_per_s] = await writeBeside(url, others, run)
    return { commits_per_s, ...told, cpu }
  } finally {
    await browser.close()
    await Promise.all([db.close(), owner.close()])
  }
}

const main = async (): Promise<void> => {
  const dir = mkdtempSync(join(tmpdir(), 'moongate-paint-'))
  const none = join(dir, 'none.json')
  writeFileSync(none, '[]')
  const alone = { SUPPLIERS_FILE: none, GATEWAYS_FILE: none, CHAINS_FILE: none }
  const product = await startProduct(0, { NODE_ENV: 'development', LOG_LEVEL: 'info', ...alone })
  try {
    const told = await measure(product.url, product.database_url)
    console.log(JSON.stringify(told))
    if (told.painted_ms.p95 > P95_MS) process.exitCode = 1
  } finally {
    await product.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}

await main()
