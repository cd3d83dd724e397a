import { describe, expect, it } from 'vitest'
import { shoot } from './harness/browser.ts'
import { useJourney } from './harness/journey.ts'
import { site } from './harness/member-site.ts'
import { pressUnder } from './harness/press-under.ts'
import { t } from './harness/texts.ts'
import { visitAs } from './harness/visit-as.ts'

const journey = useJourney()
const TITLE = '金龙宝藏'
const INITIALS = 'jlbz'

describe('a hall of 3,000 games', () => {
  it('R2.29 finds by pinyin initials, keeps what is shown through a reload, and a favourite through a new login', async () => {
    const { page } = await visitAs(journey, 'alice')
    await site(page).arrive('/Game')
    const tiles = page.locator('[data-at]')
    await tiles.first().waitFor()
    await shoot(page, 'lobby-slots')
    await page.keyboard.press('/')
    await page.keyboard.type(INITIALS)
    const tile = tiles.filter({ hasText: TITLE }).first()
    await tile.waitFor()
    await expect.poll(() => tiles.count()).toBeLessThan(10)

    const heart = tile.getByRole('button', { name: t('member-lobby:favourite', { name: TITLE }) })
    await pressUnder(tile, heart)
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')

    await expect.poll(() => page.url()).toContain(`q=${INITIALS}`)
    await page.reload()
    await tile.waitFor()
    expect(await page.getByRole('searchbox').inputValue()).toBe(INITIALS)

    await page.close() // the new login would end its session
    const again = (await visitAs(journey, 'alice')).page
    await again.goto('/#/Game?tab=favourites')
    await again.locator('[data-at]').filter({ hasText: TITLE }).waitFor()
    await shoot(again, 'lobby-favourites')
  })

  it('R2.29 R2.14 draws what is in view, and arrows lead on past it', async () => {
    const { page } = await journey.visit()
    await page.goto('/#/CasinoHtml')
    const tiles = page.locator('[data-at]')
    await tiles.first().waitFor()
    const all = Number(await tiles.first().getAttribute('aria-setsize'))
    expect(all).toBeGreaterThan(2900)
    expect(await page.locator('*').count()).toBeLessThan(700)
    await tiles.first().getByRole('button').first().focus()
    await page.keyboard.press('End')
    const last = page.locator(`[data-at="${all - 1}"]`)
    await expect
      .poll(() =>
        last
          .getByRole('button')
          .first()
          .evaluate((it) => it === document.activeElement),
      )
      .toBe(true)
    expect(await page.locator('*').count()).toBeLessThan(700)
    await shoot(page, 'lobby-end')
  })
})
