import { people } from '@moongate/testing'
import { describe, expect, it } from 'vitest'
import { useJourney } from './harness/journey.ts'
import { expectBecomes, site } from './harness/member-site.ts'
import { t, readTexts } from './harness/texts.ts'

const journey = useJourney()
const PROTECTED = [
  '/Member/Center',
  '/Member/Transfer',
  '/Member/Deposit',
  '/Member/BindBank',
  '/Member/Withdraw',
  '/Member/BetRecord',
  '/Member/Transaction',
  '/Member/Notice',
  '/NormalDeposit',
  '/LoginToSupplier?api_code=JZ',
]

describe('a visitor', () => {
  it('R4.7 R8.3 is told to log in first on every protected screen, and stands on Home', async () => {
    const { page } = await journey.visit()
    const member = site(page)
    await member.arrive()
    for (const place of PROTECTED) {
      await member.go(place)
      await member.hear(t('member:ui.error'), t('member:session.login_first'))
      await member.at('/Index')
    }
    expect(await page.evaluate(() => document.cookie)).not.toContain('moongate_token')
  })

  it('R5.3 lets a worker of the browser do a piece of work in place of the picture, and logs in with it', async () => {
    const { page } = await journey.visit()
    const member = site(page)
    await member.arrive()
    await member.login.name.fill('bobby')
    await member.login.password.fill(people.bobby.password)
    const worker = page.waitForEvent('worker')
    await member.login.form.getByRole('button', { name: t('member:login.pow') }).click()
    expect((await worker).url()).toContain('/assets/')
    await member.login.form.getByText(t('member:login.pow_done')).waitFor()
    expect(page.workers()).toEqual([])
    await member.login.submit.click()
    await member.account('bobby').waitFor()
  })

  it('R2.16 finds a helpful page at an unknown address, and its way home', async () => {
    const { page } = await journey.visit()
    const member = site(page)
    await member.arrive('/NoSuchScreen')
    await page.getByRole('heading', { name: t('member:not_found.title') }).waitFor()
    await page.getByRole('link', { name: t('member:not_found.home') }).click()
    await member.at('/Index')
    expect(await page.getByRole('banner').count()).toBe(1)
  })

  it('R2.11 R2.19 comes from /login to Home with the login form in focus', async () => {
    const { page } = await journey.visit()
    const member = site(page)
    const inFocus = () => member.login.name.evaluate((input) => input === document.activeElement)
    await member.arrive('/login')
    await member.at('/Index')
    await expect.poll(inFocus).toBe(true)
    await member.go('/AboutUs')
    await member.title(t('member-pages:help')).waitFor()
    await member.go('/login')
    await member.at('/Index')
    await expect.poll(inFocus).toBe(true)
  })

  it('R2.2 R9.3 reads the system notices that open by themselves: titles beside the chosen one, and closes them', async () => {
    const { page } = await journey.visit()
    const { notices } = site(page)
    await page.goto('/#/Index')
    await notices.waitFor()
    const titles = await notices.getByRole('listitem').getByRole('button').allInnerTexts()
    expect(titles.length).toBeGreaterThan(1)
    for (const title of titles) {
      await notices.getByRole('button', { name: title, exact: true }).click()
      await notices.getByRole('article').getByRole('heading', { name: title }).waitFor()
      expect((await notices.getByRole('article').innerText()).length).toBeGreaterThan(title.length + 20)
    }
    await page.keyboard.press('Escape')
    await notices.waitFor({ state: 'detached' })
  })

  it('R1.10 R2.17 R9.1 switches the language: stored, said, and the page loads anew in it', async () => {
    const { page } = await journey.visit()
    await site(page).arrive()
    await page.getByRole('combobox', { name: t('member:header.language') }).selectOption('en')
    await page.getByText(t('member:header.language_switched', { language: 'English' })).waitFor()
    const en = readTexts('en')
    await page.getByRole('form', { name: en('member:login.form') }).waitFor({ state: 'attached' })
    expect(await page.evaluate(() => [document.documentElement.lang, localStorage.getItem('moongate_lang')])).toEqual([
      'en',
      'en',
    ])
    await page
      .getByRole('dialog', { name: en('member:header.notices') })
      .getByRole('button', { name: en('member:ui.close') })
      .click()
    await page.reload()
    await page.getByRole('dialog', { name: en('member:header.notices') }).waitFor()
  })

  it('R2.13 sees header, footer and side widgets on Home and none of them on Notice', async () => {
    const { page } = await journey.visit()
    const member = site(page)
    await member.arrive()
    const around = async () =>
      Promise.all(
        [
          page.getByRole('banner'),
          page.getByRole('contentinfo'),
          page.getByRole('complementary', { name: t('member:floating.label') }),
        ].map((part) => part.count()),
      )
    await expectBecomes(around, [1, 1, 1])
    await member.go('/Notice')
    await member.title(t('member-pages:notices')).waitFor()
    expect(await around()).toEqual([0, 0, 0])
  })

  it('R2.1 R2.3 enters by the gate, and every screen begins at its top', async () => {
    const { page } = await journey.visit()
    const member = site(page)
    await page.goto('/')
    await member.at('/Welcome')
    await page.getByRole('link', { name: t('member-welcome:welcome.enter') }).click()
    await member.at('/Index')
    const footer = page.getByRole('contentinfo').getByRole('link', { name: t('member:footer.guide') })
    await footer.scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await footer.click()
    await member.title(t('member-pages:help')).waitFor()
    await expectBecomes(() => page.evaluate(() => scrollY), 0)
  })
})
