import { people } from '@moongate/testing'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bringHome } from './harness/api.ts'
import { shoot } from './harness/browser.ts'
import { useJourney } from './harness/journey.ts'
import { expectBecomes, site } from './harness/member-site.ts'
import { type MortalServer, startMortalServer } from './harness/mortal-server.ts'
import { office } from './harness/office.ts'
import { t } from './harness/texts.ts'

/*
 * The server is killed while somebody is on the site, and started again: the page stands, says so once, keeps what was typed,
 * draws nothing that would have to be fetched, and goes on by itself.
 */
const journey = useJourney()
const { password } = people.alice
const DEAD =
  /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_INCOMPLETE|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED|ERR_FAILED|could not be loaded|route match/

let server: MortalServer
beforeAll(async () => {
  await bringHome('alice', password)
  server = await startMortalServer()
})
beforeEach(() => server.revive())
afterAll(() => server.end())

const arrive = async () => {
  const seen = await journey.visit({ url: server.url })
  seen.faults.expected(DEAD)
  const member = site(seen.page)
  await member.arrive()
  return { ...seen, member }
}
/** A clerk at the deposits that wait. */
const goToDesk = async (): Promise<Page> => {
  const { page, faults } = await journey.visit({ url: server.url })
  faults.expected(DEAD)
  await office(page).logIn('sofia', journey.books)
  return page
}
const ribbon = (page: Page) => page.getByRole('status').getByText(t('common:server_away'))
/** What tells of the server's death; that of a login on a new device may stand beside it. */
const toasts = (page: Page) =>
  page
    .getByRole('region', { name: t('member:ui.tip') })
    .getByRole('listitem')
    .filter({ hasNotText: t('member-security:devices.new_notice') })
const navigation = (page: Page) => page.getByRole('navigation', { name: t('member:header.main_nav') })

/** Header, navigation and footer. */
const expectStanding = async (page: Page) => {
  await navigation(page).getByRole('listitem').nth(3).waitFor()
  await page.getByRole('contentinfo').getByRole('link').nth(3).waitFor()
}
/** From now on looks at every frame whether header or footer are gone; answers how often they were. */
const watchStanding = async (page: Page) => {
  await page.evaluate(() => {
    const look = () => {
      const there = [...document.querySelectorAll('body header, body footer')].filter((part) => part.checkVisibility())
      if (there.length < 2) document.body.dataset.gone = String(Number(document.body.dataset.gone ?? 0) + 1)
      requestAnimationFrame(look)
    }
    look()
  })
  return () => page.evaluate(() => document.body.dataset.gone ?? 'never')
}
/** The screen that could not be had, with art that is part of the page. */
const expectScreenMissing = async (page: Page) => {
  const failed = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: t('common:loading_failed') })
  await failed.waitFor()
  expect([(await failed.locator('svg').count()) > 0, await failed.locator('img').count()]).toEqual([true, 0])
}

describe('a server that dies in the middle of a visit', () => {
  it('R8.1 R2.36 is told once in every tab; the page stands, keeps what was typed, and comes back by itself', async () => {
    const { page, context, member } = await arrive()
    await member.logIn('alice', password)
    const table = await context.newPage()
    await table.goto('/lottery/')
    await table.getByRole('main').waitFor()
    await member.go('/Member/Transfer')
    const sum = page.getByRole('textbox', { name: t('member-transfer:amount') })
    await sum.fill('11')
    const balance = await member.pill()

    const readGone = await watchStanding(page)
    await server.kill()
    await ribbon(page).waitFor()
    await ribbon(table).waitFor()
    await expectStanding(page)
    expect([await sum.inputValue(), await member.pill(), await toasts(page).allInnerTexts()]).toEqual([
      '11',
      balance,
      [],
    ])
    await shoot(page, 'dead-server-form')
    await navigation(page).getByRole('link').nth(3).click()
    await expectScreenMissing(page)
    await page
      .getByRole('link', { name: t('member:wallet.deposit'), exact: true })
      .first()
      .click()
    await expectScreenMissing(page)
    await expectStanding(page)
    await shoot(page, 'dead-server-screen')
    await page.getByRole('button', { name: t('member:ui.retry') }).click()
    await expectScreenMissing(page)
    expect([await toasts(page).count(), await ribbon(page).count()]).toEqual([0, 1])
    const place = page.url()

    await server.revive()
    await ribbon(page).waitFor({ state: 'detached' })
    await ribbon(table).waitFor({ state: 'detached' })
    await page.getByRole('textbox', { name: t('member-deposit:amount') }).waitFor()
    expect([page.url(), await toasts(page).count(), await readGone()]).toEqual([place, 0, 'never'])
    await expectBecomes(() => member.pill(), balance)
    await shoot(page, 'dead-server-back')
  })

  it('R8.1 leaves a visitor the header and a clerk the desk; a form that cannot be had is asked for again at the next press', async () => {
    const { page, member } = await arrive()
    const desk = await goToDesk()
    const join = page.getByRole('banner').getByRole('button', { name: t('member:login.join') })
    await server.kill()
    await ribbon(page).waitFor()
    await join.click()
    await member.toast(t('member:session.no_answer')).waitFor()
    await member.login.submit.click()
    await member.hear(t('member:ui.tip'), t('member:session.no_answer'))
    await expectStanding(page)
    await ribbon(desk).waitFor()
    await office(desk).way('members').click()
    await shoot(desk, 'dead-server-office')
    await server.revive()
    await ribbon(page).waitFor({ state: 'detached' })
    await ribbon(desk).waitFor({ state: 'detached' })
    await desk.getByRole('row').getByRole('link').first().waitFor()
    await join.click()
    await member.dialog(t('member-register:title')).waitFor()
  })
})
