import { type Lang, languages } from '@moongate/i18n'
import { expect, it } from 'vitest'
import { useJourney } from './harness/journey.ts'
import { readTexts } from './harness/texts.ts'

/*
 * What a page shows while its scripts and style sheets are still on their way: here they never come.
 */
const journey = useJourney()

const openWithoutFiles = async (address: string, lang?: Lang) => {
  const { page } = await journey.visit(lang === undefined ? {} : { lang })
  await page.route(/\.(js|css)$/, () => undefined)
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator('#shell svg').waitFor()
  return page
}

it.each(Object.keys(languages) as Lang[])('R1.10 the bare page says in %s what it is', async (lang) => {
  const page = await openWithoutFiles('/#/Index', lang)
  const t = readTexts(lang)
  expect(await page.title()).toBe(t('member:page.title'))
  expect(await page.locator('html').getAttribute('lang')).toBe(languages[lang].html)
  expect(await page.locator('meta[name=description]').getAttribute('content')).toBe(t('member:page.description'))
})

it.each([
  ['/#/Index', 122],
  ['/#/Member/Center', 122],
  ['/', 0],
  ['/#/Welcome', 0],
])('R1.1 %s is painted with its brand before any style sheet, with %d px for the header', async (address, height) => {
  const page = await openWithoutFiles(address)
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length === 1)
  expect(await page.locator('#shell i').evaluate((bar) => bar.getBoundingClientRect().height)).toBe(height)
})

it('R1.1 the shell gives way to the screen', async () => {
  const { page } = await journey.visit()
  await page.goto('/#/Welcome')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.locator('#shell').count()).toBe(0)
})
