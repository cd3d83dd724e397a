import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type { Books } from './ledger.ts'
import { root } from './product.ts'

const TOLD = join(root, '.cache', 'test')
const PICTURES = join(root, '.cache', 'e2e')

/** What a page says and where, for whoever reads of a failure without its picture. */
const describePage = async (page: Page): Promise<string> => {
  const words = await page
    .locator('body')
    .innerText({ timeout: 2_000 })
    .catch(() => '(nothing)')
  return `${page.url()}\n${words.replaceAll(/\n+/g, ' | ').slice(0, 3_000)}`
}

/** Work that failed or waits, which a page that misses something may wait for. */
const describeQueue = async (books: Books): Promise<string> => {
  const jobs = await books.rows<{ job: string }>(
    `select concat_ws(' ', task_identifier, 'attempt ' || attempts, 'at ' || run_at, left(last_error, 200)) as job
      from graphile_worker.jobs where attempts > 0 or run_at < now() order by id limit 20`,
  )
  return jobs.map(({ job }) => job).join('\n')
}

/** Keeps what a failed journey leaves: the words of its pages and the waiting work under .cache/test, a picture of each page under .cache/e2e. */
export const keepEvidence = async (name: string, pages: readonly Page[], books: Books | undefined): Promise<void> => {
  await mkdir(TOLD, { recursive: true })
  if (books) await writeFile(join(TOLD, `page-${name}-queue.txt`), await describeQueue(books))
  for (const [n, page] of pages.entries()) {
    await writeFile(join(TOLD, `page-${name}-${n + 1}.txt`), await describePage(page))
    await page.screenshot({ path: join(PICTURES, `failed-${name}-${n + 1}.png`) }).catch(() => undefined)
  }
}
