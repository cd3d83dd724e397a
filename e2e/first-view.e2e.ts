import { type Lang, languages } from '@moongate/i18n'
import type { Request } from 'playwright-core'
import { expect, it } from 'vitest'
import { limits } from '../tools/bundle-size.mjs'
import { useJourney } from './harness/journey.ts'
import { waitSettled } from './harness/scan.ts'
import { readTexts, t } from './harness/texts.ts'

/*
 * What a page shows while its scripts and style sheets are still on their way: here they never come.
 */
const journey = useJourney()

const openWithoutFiles = async (address: string, lang?: Lang) => {
  const { page } = await journey.visit(lang === undefined ? {} : { lang })
  await page.route(/\.(js|css)$/, () => undefined)
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator('#shell').waitFor()
  return page
}

it.each(Object.keys(languages) as Lang[])('R1.10 the bare page says in %s what it is', async (lang) => {
  const page = await openWithoutFiles('/#/Index', lang)
  const read = readTexts(lang)
  expect(await page.title()).toBe(read('shell:title'))
  expect(await page.locator('html').getAttribute('lang')).toBe(languages[lang].html)
  expect(await page.locator('meta[name=description]').getAttribute('content')).toBe(read('shell:description'))
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

it.each([['zh_cn'], ['en']] as const)(
  'R9.3 R2.28 in %s the words of the first banner stand before any script of the site has come',
  async (lang) => {
    const page = await openWithoutFiles('/#/Index', lang)
    const { data } = (await (await fetch(`${process.env.E2E_URL}/api/banners?lang=${lang}`)).json()) as {
      data: { title: string; subtitle: string; seal: string }[]
    }
    const [banner] = data
    await page.locator('#shell h1').waitFor()
    expect(await page.locator('#shell').locator('b, h1, p').allInnerTexts()).toEqual([
      banner?.seal,
      banner?.title,
      banner?.subtitle,
    ])
  },
)

const FIRST = ['index', 'react-dom', 'rolldown-runtime', 'texts-zh_cn']
const THEN = ['events', 'follow-later', 'home', 'notices']

it('R9.3 Home asks once for its first view; what lies below, the notices and the codes come after it', async () => {
  const { page } = await journey.visit()
  const requests: Request[] = []
  page.on('request', (request) => void requests.push(request))
  // Nothing is pushed: a draw that ends meanwhile would be read again.
  await page.route(/\/api\/events/, () => undefined)
  await page.goto('/#/Index')
  await page.getByRole('dialog', { name: t('member:header.notices') }).waitFor()
  const listAsked = () => requests.map((request) => new URL(request.url()).pathname)
  const below = ['/api/events', '/api/jz/draws', '/api/system/payments']
  // The notices open before what lies below is drawn.
  await expect.poll(() => below.filter((path) => !listAsked().includes(path))).toEqual([])
  await waitSettled(page)
  const asked = listAsked()
  const [first, ...others] = asked.filter((path) => path.startsWith('/api/'))
  expect([first, others.toSorted()]).toEqual(['/api/system/first_view', below])
  expect(asked.filter((path) => path.includes('qr-code'))).toEqual([])
  const scripts = requests.filter((request) => request.url().endsWith('.js'))
  const names = scripts.map((request) => /([\w-]+)-[\w-]{8}\.js$/.exec(request.url())?.[1] ?? '')
  expect(names.slice(0, FIRST.length).toSorted(), 'the site, what draws it, its runtime and its texts').toEqual(FIRST)
  expect(
    names.slice(FIRST.length).toSorted(),
    'then the stream and what keeps dialogs, what lies below and the notices',
  ).toEqual(THEN)
  const sizes = await Promise.all(scripts.map((request) => request.sizes()))
  expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThan(limits.js_bytes)
})

it('R9.3 without that answer each part is asked for by itself', async () => {
  const { page, faults } = await journey.visit()
  faults.expected(/first_view/)
  await page.route('**/api/system/first_view*', (route) => route.abort())
  const configs = page.waitForRequest(/\/api\/system\/configs/)
  await page.goto('/#/Index')
  await page.locator('main').getByRole('heading', { level: 1 }).waitFor()
  expect(new URL((await configs).url()).pathname).toBe('/api/system/configs')
})
