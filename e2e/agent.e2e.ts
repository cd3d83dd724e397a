import { people } from '@moongate/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { agentPortal } from './harness/agent-portal.ts'
import { post } from './harness/api.ts'
import { shoot } from './harness/browser.ts'
import { useJourney } from './harness/journey.ts'
import { site } from './harness/member-site.ts'
import { CAPTCHA } from './harness/product.ts'
import { findScreenFaults, waitSettled } from './harness/scan.ts'
import { t } from './harness/texts.ts'

/* The agents' portal: the way in, a link that brings somebody, and every screen on a phone. */
const journey = useJourney()
const SCREENS = ['overview', 'team', 'invites', 'records', 'report', 'statements'] as const

/** Opens the newest link's dialog; answers its code. */
const share = async (page: Page): Promise<string> => {
  await page
    .getByRole('button', { name: t('portal:ui.invites.share') })
    .first()
    .click()
  const title = await page.getByRole('dialog').getByRole('heading').first().innerText()
  return title.split(' ').at(-1) ?? ''
}
const seeStats = async (page: Page, clicks: string, registrations: string): Promise<void> => {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: t('portal:ui.invites.tabs.stats') }).click()
  const figure = (name: string, value: string) =>
    dialog
      .locator('section', { hasText: t(`portal:ui.stats.${name}`) })
      .getByText(value, { exact: true })
      .waitFor()
  await figure('clicks', clicks)
  await figure('registrations', registrations)
}
const register = async (invite_code: string): Promise<void> => {
  const { key } = await post('/auth/captcha', {})
  const digits = String(Date.now()).slice(-8)
  const said = { name: `guest${digits}`, password: people.alice.password, invite_code, captcha: CAPTCHA, key }
  const rest = { password_confirmation: said.password, realname: '王丽丽', phone: `137${digits}`, qk_pwd: '888888' }
  await post('/auth/register', { ...said, ...rest })
}

describe("R2.35 the agents' portal", () => {
  it('R3.20 an agent logs in, hands on a link with its QR code, and sees who came by it', async () => {
    const { page } = await journey.visit()
    const portal = agentPortal(page)
    await portal.logIn({ name: 'carol', ...people.carol })
    await page.getByRole('heading', { level: 1, name: t('portal:ui.nav.overview') }).waitFor()
    await portal.open('invites')
    await page
      .getByRole('button', { name: t('portal:ui.invites.create') })
      .first()
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('portal:ui.invites.create') })
      .click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const code = await share(page)
    await page.getByRole('img', { name: t('portal:ui.invites.qr', { code }) }).waitFor()
    await shoot(page, 'agent-qr')
    await page.getByRole('tab', { name: t('portal:ui.invites.tabs.poster') }).click()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: t('portal:ui.poster.save') }).click()
    expect((await saved).suggestedFilename()).toBe(`invite-${code}.png`)
    await shoot(page, 'agent-poster')
    await seeStats(page, '0', '0')
    await page.keyboard.press('Escape')

    const guest = await journey.visit()
    const counted = guest.page.waitForResponse((answer) => answer.url().includes('/team/invite/visit'))
    await guest.page.goto(`/?i=${code}#/Index`)
    // Before the site has read the code, another address would be a new visit without it.
    await guest.page.waitForURL((url) => url.search === '')
    await site(guest.page).arrive('/Index')
    expect((await counted).status()).toBe(200)
    await register(code)
    await expect
      .poll(async () => {
        await page.reload()
        await page
          .getByRole('button', { name: t('portal:ui.invites.share') })
          .first()
          .waitFor()
        return page.getByRole('row').nth(1).innerText()
      })
      .toMatch(/\t1\t/)
    expect(await share(page)).toBe(code)
    await seeStats(page, '1', '1')
    await shoot(page, 'agent-stats')
  })

  it('R1.9 a member who is no agent is told so, and applies', async () => {
    const { page } = await journey.visit()
    await agentPortal(page).logIn({ name: 'alice', ...people.alice })
    await page.getByRole('heading', { name: t('portal:ui.no_agent.title') }).waitFor()
    await page.getByRole('button', { name: t('portal:ui.no_agent.apply') }).click()
    const waiting = page.getByText(t('portal:ui.no_agent.waiting', { day: '' }).split(' ').at(-1) ?? '')
    await expect.poll(() => waiting.isVisible()).toBe(true)
    await shoot(page, 'agent-apply')
    await page.getByRole('button', { name: t('portal:ui.no_agent.other') }).click()
    await page.getByRole('button', { name: t('portal:ui.entrance.submit'), exact: true }).waitFor()
  })

  it('on a phone every screen is whole and no wider than its window', async () => {
    const { page } = await journey.visit({ width: 390, height: 844 })
    const portal = agentPortal(page)
    await portal.logIn({ name: 'carol', ...people.carol })
    for (const screen of SCREENS) {
      await portal.open(screen)
      await waitSettled(page)
      expect(await findScreenFaults(page, 'zh_cn'), screen).toEqual([])
      await shoot(page, `agent-phone-${screen}`)
    }
    await page.getByRole('main').getByRole('link').first().click()
    await page.getByText(t('portal:ui.statements.lines')).waitFor()
    await shoot(page, 'agent-phone-statement')
    await portal.open('team')
    await page.getByRole('link', { name: 'daisy', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'daisy' }).waitFor()
    await waitSettled(page)
    expect(await findScreenFaults(page, 'zh_cn')).toEqual([])
    await shoot(page, 'agent-phone-child')
  })
})
