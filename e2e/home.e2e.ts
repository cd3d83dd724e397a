import { describe, expect, it } from 'vitest'
import { useJourney } from './harness/journey.ts'
import { site } from './harness/member-site.ts'
import { pressUnder } from './harness/press-under.ts'
import { t } from './harness/texts.ts'
import { visitAs } from './harness/visit-as.ts'

const journey = useJourney()
const CLOCK = /^\d\d:\d\d$/
const CLOCK_WITHIN = /\d\d:\d\d/

describe('Home', () => {
  it('R2.28 has three scenes, each a picture of its own with what is measured of the place it leads to', async () => {
    const { page } = await journey.visit()
    await site(page).arrive()
    const hero = page.getByRole('region', { name: t('member:home.hero') })
    const seen = new Set<string | null>()
    for (const number of [1, 2, 3]) {
      await hero.getByRole('button', { name: t('member:home.slide', { number, total: 3 }) }).click()
      const picture = hero.locator(`img[src*="hero"]`)
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(960)
      seen.add(await picture.getAttribute('src'))
      if (number === 1) await hero.getByText(CLOCK).waitFor()
    }
    expect(seen.size).toBe(3)
  })

  it('R2.28 leads to every hall that has games, and says when the next draw closes', async () => {
    const { page } = await journey.visit()
    await site(page).arrive()
    const hall = page.locator('section').filter({ has: page.getByRole('heading', { name: t('member-home:hall') }) })
    await expect.poll(() => hall.locator('a[href^="#/"]').count()).toBe(7)
    expect(await hall.getByText(t('member-home:coming')).count()).toBe(0)
    const lottery = hall.locator('a[href="#/Lottery"]')
    await lottery.getByText(CLOCK).waitFor()
  })

  it('R1.13 R2.22 a tile says when its draw closes, and offers under the pointer to play and to try for free', async () => {
    const { page } = await journey.visit()
    await site(page).arrive()
    const tile = page.getByRole('main').getByRole('article').filter({ hasText: CLOCK_WITHIN })
    await tile.getByText(CLOCK).waitFor()
    const trial = tile.getByRole('button', { name: t('member:tile.try_free') })
    expect(await trial.count()).toBe(0)
    await pressUnder(tile, trial)
    await page.getByRole('banner').getByText(t('member:wallet.trial')).waitFor()
  })

  it('R1.12 R2.24 its footer tells the licence as the operator has entered it, and how one may pay', async () => {
    const { page } = await journey.visit()
    await site(page).arrive()
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('heading', { name: t('member-footer:licence') }).waitFor()
    await footer.getByText(t('member-footer:number', { number: 'DEMO-0001' })).waitFor()
    await footer.getByText(t('member-footer:mark.bank')).waitFor()
    expect(await footer.getByRole('heading').allInnerTexts()).toEqual([
      t('member-footer:licence'),
      t('member-footer:payments'),
      t('member-footer:responsible'),
    ])
  })
})

it('R9.3 a help page shows its steps and finds an answer of another page', async () => {
  const { page } = await journey.visit()
  await site(page).arrive('/DepositHelp')
  await page.getByText(t('member-help:step.deposit_credited')).waitFor()
  const question = page.getByText(t('member-help:question.draw_password'))
  expect(await question.count()).toBe(0)
  await page.getByRole('searchbox').fill('24')
  await question.click()
  await page.getByText(t('member-help:answer.draw_password')).waitFor()
})

it('R2.31 the member centre opens with today, the last movements and the ways to go on', async () => {
  const { page } = await visitAs(journey, 'alice')
  await site(page).arrive('/Member/Center')
  await site(page).title(t('member-center:dashboard.title')).waitFor()
  await page.getByText(t('member-center:dashboard.level_high'), { exact: true }).waitFor()
  const newest = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /\d{4}.\d\d.\d\d \d\d:\d\d/ })
  await newest
    .getByText(/^[+-]¥[\d,]+\.\d\d$/)
    .first()
    .waitFor()
  await page
    .getByRole('navigation', { name: t('member-center:dashboard.actions') })
    .getByRole('link', { name: t('member:menu.withdraw') })
    .click()
  await site(page).at('/Member/Withdraw')
  expect(new URL(page.url()).hash).toBe('#/Member/Withdraw')
})
