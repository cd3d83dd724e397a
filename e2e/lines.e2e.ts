import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shoot } from './harness/browser.ts'
import { useJourney } from './harness/journey.ts'
import { expectBecomes, site } from './harness/member-site.ts'
import { type MortalServer, startMortalServer } from './harness/mortal-server.ts'
import { t } from './harness/texts.ts'

/* The line test from one server: to itself, to another one of ours, and to an address where nobody is. */
const journey = useJourney()
const other = process.env.E2E_URL ?? ''
const NOBODY = 'http://localhost:9'

let server: MortalServer
beforeAll(async () => {
  for (const [name, url] of [
    ['线路二', other],
    ['线路三', NOBODY],
  ])
    await journey.books.rows(
      `insert into site.links (kind, name, url, position) values ('line', jsonb_build_object('zh_cn', $1::text), $2, 90)`,
      [name, url],
    )
  server = await startMortalServer()
})
afterAll(async () => {
  await server.end()
})

describe('the lines of the site', () => {
  it('R2.3 are measured on Welcome and Nav, at the own address and at others; a dead one is told so, and no cookie goes out', async () => {
    const { page, context, faults } = await journey.visit({ url: server.url })
    faults.expected(/ERR_UNSAFE_PORT|ERR_CONNECTION_REFUSED|localhost:9\//)
    await context.addCookies([{ name: 'something', value: 'x', url: other }])
    const cookies: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().includes('/linez')) void request.allHeaders().then((headers) => cookies.push(headers['cookie']))
    })
    for (const screen of ['/Welcome', '/Nav']) {
      await page.goto(`/#${screen}`)
      const lines = page.getByRole('list', { name: t('member-welcome:nav.title') }).getByRole('listitem')
      await expectBecomes(() => lines.filter({ hasText: /\d+ (ms|毫秒)/ }).count(), 2)
      expect(await lines.filter({ hasText: t('member-welcome:nav.no_answer') }).innerText()).toContain('线路三')
      expect(await lines.filter({ hasText: t('member-welcome:nav.fastest') }).count()).toBe(1)
      await shoot(page, `lines${screen.replace('/', '-')}`)
    }
    await expect.poll(() => cookies.length).toBeGreaterThan(3)
    expect(cookies.filter((cookie) => cookie !== undefined)).toEqual([])
    await journey.books.rows(`delete from site.links where position = 90`)
  })

  it('R1.12 R2.21 customer service is a page with what the operator has set, reached from the header, the rail and the navigation', async () => {
    const { page } = await journey.visit()
    const member = site(page)
    await member.arrive()
    for (const link of [
      page
        .getByRole('region', { name: t('member:header.utility') })
        .getByRole('link', { name: t('member:header.service') }),
      page
        .getByRole('complementary', { name: t('member:floating.label') })
        .getByRole('link', { name: t('member:floating.service') }),
    ]) {
      await member.go('/Index')
      await link.click()
      await member.at('/Service')
      await member.title(t('member-pages:service.title')).waitFor()
    }
    const main = page.getByRole('main')
    expect(await main.locator('a[href^="tel:"]').count()).toBeGreaterThan(0)
    expect(await page.locator('a[href^="mailto:"]').count()).toBe(0)
    const first = main.locator('details').first()
    await first.locator('summary').click()
    await first.locator('p').waitFor()
    await shoot(page, 'service')
  })
})
