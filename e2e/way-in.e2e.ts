import { people } from '@moongate/testing'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { shoot } from './harness/browser.ts'
import { useJourney } from './harness/journey.ts'
import { expectBecomes, findLabelled, site } from './harness/member-site.ts'
import { CAPTCHA } from './harness/product.ts'
import { t } from './harness/texts.ts'

/* How somebody comes in: the login of the bar, a registration that tells all its faults at once, the first steps after it. */
const journey = useJourney()

const arrive = async (hash?: string) => {
  const seen = await journey.visit()
  const member = site(seen.page)
  await member.arrive(hash)
  return { ...seen, member }
}
const bar = (page: Page) => page.getByRole('banner')
const leaving = (page: Page) => site(page).alert(t('member:leave.title'))
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))

const fillCaptcha = async (form: Locator) => {
  await form.getByRole('textbox', { name: t('member:login.captcha') }).click()
  await form.getByRole('button', { name: t('member:login.captcha_refresh') }).waitFor()
  await form.getByRole('textbox', { name: t('member:login.captcha') }).fill(CAPTCHA)
}

const fillRegister = async (form: Locator, name: string) => {
  const field = (label: string) => findLabelled(form, t(`fields:${label}`))
  await field('name').fill(name)
  await field('password').fill('Moongate88')
  await field('password_confirmation').fill('Moongate88')
  if (await field('realname').isVisible()) await field('realname').fill('王小明')
  if (await field('phone').isVisible()) await field('phone').fill(`138${String(Date.now()).slice(-8)}`)
  await field('qk_pwd').fill('246810')
  await fillCaptcha(form)
  await form.getByRole('checkbox').check()
}

describe('the way in', () => {
  it('R2.19 a visitor logs in from the bar of any screen, however far it is scrolled', async () => {
    const { page, member } = await arrive('/Guide')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await bar(page)
      .getByRole('button', { name: t('member:login.submit') })
      .click()
    const panel = member.dialog(t('member:login.panel'))
    await expectBecomes(() => focusedName(page), 'name')
    await shoot(page, 'way-in-login')
    await panel.getByLabel(t('member:login.name')).fill('bobby')
    await panel.getByLabel(t('member:login.password'), { exact: true }).fill(people.bobby.password)
    await fillCaptcha(panel)
    await panel.getByRole('button', { name: t('member:login.submit'), exact: true }).click()
    await member.account('bobby').waitFor()
    expect(await panel.count()).toBe(0)
  })

  it('R2.11 R2.19 on a narrow window has no row of inputs over the page: the dialog opens, with its name in focus', async () => {
    const { page, member } = await arrive()
    await page.setViewportSize({ width: 820, height: 900 })
    expect(await member.login.form.isVisible()).toBe(false)
    await page.goto('/#/login')
    await member.dialog(t('member:login.panel')).waitFor()
    await expectBecomes(() => focusedName(page), 'name')
    await shoot(page, 'way-in-narrow')
  })

  it('R5.5 Escape asks before it takes away what was typed, and only then', async () => {
    const { page, member } = await arrive()
    await bar(page)
      .getByRole('button', { name: t('member:login.join') })
      .click()
    const form = member.dialog(t('member-register:title'))
    await form.waitFor()
    const name = findLabelled(form, t('fields:name'))
    await name.fill('dorothy')
    for (const again of [0, 1, 2]) {
      await page.keyboard.press('Escape')
      await leaving(page).waitFor()
      if (again === 0) await shoot(page, 'way-in-leave')
      await page.keyboard.press('Escape')
      await leaving(page).waitFor({ state: 'detached' })
      expect(await name.inputValue()).toBe('dorothy')
    }
    await page.keyboard.press('Escape')
    await leaving(page)
      .getByRole('button', { name: t('member:leave.yes') })
      .click()
    await form.waitFor({ state: 'detached' })
    await bar(page)
      .getByRole('button', { name: t('member:login.join') })
      .click()
    await form.waitFor()
    await page.keyboard.press('Escape')
    await form.waitFor({ state: 'detached' })
  })

  it('R5.5 R4.6 a registration tells all its faults at their inputs; after it the first steps open where there is something to fill in', async () => {
    const { page, member, faults } = await arrive()
    faults.expected(/400 \(/)
    await bar(page)
      .getByRole('button', { name: t('member:login.join') })
      .click()
    const form = member.dialog(t('member-register:title'))
    const name = `way${String(Date.now()).slice(-9)}`
    await fillRegister(form, 'al')
    await findLabelled(form, t('fields:qk_pwd')).fill('12')
    await form.getByRole('checkbox').uncheck()
    await form.getByRole('button', { name: t('member-register:submit') }).click()
    await member.alert(t('member:ui.tip')).getByText('4-15').waitFor()
    await page.keyboard.press('Enter')
    await member.alert(t('member:ui.tip')).waitFor({ state: 'detached' })
    await expectBecomes(() => focusedName(page), 'name')
    expect(await form.getByRole('alert').count()).toBe(3)
    await shoot(page, 'way-in-faults')
    const rules = page.context().waitForEvent('page')
    await form.getByRole('link', { name: t('member:footer.rules') }).click()
    await (await rules).getByRole('heading', { level: 2 }).first().waitFor()
    await (await rules).close()
    await fillRegister(form, name)
    await form.getByRole('button', { name: t('member-register:submit') }).click()
    const welcome = member.dialog(t('member-register:welcome.title'))
    // The words in the corner go after some seconds, and the welcome is code that is fetched first.
    await Promise.all([welcome.waitFor(), member.toast(t('member-register:done')).waitFor()])
    await shoot(page, 'way-in-welcome')
    await welcome.getByRole('link').first().click()
    await welcome.waitFor({ state: 'detached' })
    await expect.poll(() => focusedName(page)).toMatch(/^(realname|bank_type)$/)
    await shoot(page, 'way-in-step')
  })
})
