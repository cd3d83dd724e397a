import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { openBrowser, visit, type Visit } from './browser.ts'
import { type Books, openBooks } from './ledger.ts'
import { root } from './product.ts'

export type Journey = { visit(options?: Parameters<typeof visit>[1]): Promise<Visit>; readonly books: Books }

/** What a page says and where, for whoever reads of a failure without its picture. */
const describePage = async (page: Page): Promise<string> => {
  const words = await page
    .locator('body')
    .innerText({ timeout: 2_000 })
    .catch(() => '(nothing)')
  return `${page.url()}\n${words.replaceAll(/\n+/g, ' | ').slice(0, 3_000)}`
}

/**
 * A browser and the books for the journeys of a file. After each one no browser may have complained and the books must be
 * sound; what the pages of a failed one last said is kept for the end of the run under .cache/test, and a picture of each under .cache/e2e. `keep`: the journeys of the file are one way, and
 * its visitors stay; after a failure the rest is left out.
 */
export const useJourney = ({ keep = false } = {}): Journey => {
  const held: { browser?: Browser; books?: Books } = {}
  const visits: Visit[] = []

  beforeAll(async () => {
    held.browser = await openBrowser()
    held.books = await openBooks()
  })
  afterAll(async () => {
    await held.browser?.close()
    await held.books?.close()
  })
  let cut = false
  beforeEach(({ skip }) => skip(cut, 'the way was cut at an earlier step'))
  afterEach(async ({ task }) => {
    const failed = task.result?.state === 'fail'
    cut ||= keep && failed
    let n = 0
    for (const page of failed ? visits.flatMap(({ context }) => context.pages()) : []) {
      const name = `${task.file.name.replaceAll(/\W/g, '-')}-${task.id}-${++n}`
      await mkdir(join(root, '.cache', 'test'), { recursive: true })
      await writeFile(join(root, '.cache', 'test', `page-${name}.txt`), await describePage(page))
      await page.screenshot({ path: join(root, '.cache', 'e2e', `failed-${name}.png`) }).catch(() => undefined)
    }
    const complaints = visits.flatMap(({ faults }) => faults.all)
    for (const { context } of keep ? [] : visits.splice(0)) await context.close()
    expect(complaints, 'what browsers complained of').toEqual([])
    expect(await held.books?.broken(), 'invariants that do not hold').toEqual([])
  })
  const there = <T>(thing: T | undefined): T => {
    if (thing === undefined) throw new Error('only within a journey')
    return thing
  }
  return {
    visit: async (options) => {
      const made = await visit(there(held.browser), options)
      visits.push(made)
      return made
    },
    get books() {
      return there(held.books)
    },
  }
}
