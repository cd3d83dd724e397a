import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { openBrowser, visit, type Visit } from './browser.ts'
import { keepEvidence } from './evidence.ts'
import { type Books, openBooks } from './ledger.ts'

export type Journey = { visit(options?: Parameters<typeof visit>[1]): Promise<Visit>; readonly books: Books }

/**
 * A browser and the books for the journeys of a file. After each one no browser may have complained and the books must be
 * sound; what a failed one leaves is kept for the end of the run. `keep`: the journeys of the file are one way, and its visitors stay;
 * after a failure the rest is left out.
 */
export const useJourney = ({ keep = false } = {}): Journey => {
  const held: { browser?: Browser; books?: Books } = {}
  const visits: Visit[] = []

  beforeAll(async () => {
    held.browser = await openBrowser({ opaque: process.env.E2E_SHOTS !== '1' })
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
    if (failed) {
      const pages = visits.flatMap(({ context }) => context.pages())
      await keepEvidence(`${task.file.name.replaceAll(/\W/g, '-')}-${task.id}`, pages, held.books)
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
