import { people } from '@moongate/testing'
import { afterAll, describe, expect, it } from 'vitest'
import { bringHome } from './harness/api.ts'
import { shoot } from './harness/browser.ts'
import { useJourney } from './harness/journey.ts'
import { visitAs } from './harness/visit-as.ts'

const journey = useJourney()
afterAll(() => bringHome('alice', people.alice.password))

describe('a game from outside', () => {
  it('R2.10 opens with the money of the member, in an origin of its own, and opens once', async () => {
    const { page, faults } = await visitAs(journey, 'alice')
    await page.goto('/#/LoginToSupplier?api_code=AURUM&gameType=3&gameCode=golden_toad')
    await page.waitForURL(/\/sandbox\/games\//)
    const before = (await journey.books.of('alice'))['supplier:AURUM CNY']
    expect(Number(before)).toBeGreaterThan(0)
    expect(await page.locator('#balance').innerText()).toBe(before)
    await shoot(page, 'outside-game')

    const kept = await page.evaluate(() => {
      try {
        return localStorage.getItem('moongate_token')
      } catch {
        return 'out of reach'
      }
    })
    expect([await page.evaluate(() => origin), kept]).toEqual(['null', 'out of reach'])

    // A stake past the game's limit: the round is asked for and refused, and no money moves.
    await page.locator('#stake').fill('99999')
    await page.locator('#play').click()
    await expect.poll(() => page.locator('#said').innerText()).not.toBe('')
    expect(await page.locator('#balance').innerText()).toBe(before)

    faults.expected(/410/)
    expect((await page.reload())?.status()).toBe(410)
  })
})
