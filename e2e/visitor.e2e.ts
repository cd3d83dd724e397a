import { people } from '@moongate/testing'
import { describe, expect, it } from 'vitest'
import { useJourney } from './harness/journey.ts'
import { expectBecomes, findLabelled, site } from './harness/member-site.ts'
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
    await page.reload()
    await page.getByRole('form', { name: en('member:login.form') }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('moongate_lang'))).toBe('en')
    await page.goto('/lottery/')
    await page.getByRole('heading', { level: 1, name: en('lottery:ui.title') }).waitFor({ state: 'attached' })
  })

  it('R2.2 R2.3 who comes through the gate is shown the notices on Home, once in the visit: a reload is none, a new notice opens them again', async () => {
    const { page } = await journey.visit()
    const { at, notices, login } = site(page)
    await page.goto('/')
    await at('/Welcome')
    await page.getByRole('link', { name: t('member-welcome:welcome.enter') }).click()
    await at('/Index')
    await notices.getByRole('button', { name: t('member:ui.close') }).click()
    await notices.waitFor({ state: 'detached' })
    const read = page.waitForResponse(/\/system\/first_view/)
    await page.reload()
    await read
    await login.form.waitFor()
    await page.getByRole('link', { name: t('member:footer.guide') }).click()
    await at('/Guide')
    expect(await notices.count()).toBe(0)
    await page.route('**/api/system/first_view*', async (route) => {
      const answer = await route.fetch()
      const { data, ...rest } = (await answer.json()) as { data: { notices: { data: { id: number }[] } } }
      const known = data.notices.data
      const notices = { ...data.notices, data: [{ ...known[0], id: 1_000_000 }, ...known] }
      await route.fulfill({ response: answer, json: { ...rest, data: { ...data, notices } } })
    })
    await page.reload()
    await notices.waitFor()
  })

  it('R3.5 keeps the invite code of the link over the switch of the language and a reload, however the link is written', async () => {
    const { page } = await journey.visit()
    const member = site(page)
    await page.route('**/api/system/first_view*', async (route) => {
      const answer = await route.fetch()
      const { data, ...rest } = (await answer.json()) as { data: { configs: { register_setting_json: string } } }
      const settings = { ...JSON.parse(data.configs.register_setting_json), isInviteCodeRequired: true }
      const configs = { ...data.configs, register_setting_json: JSON.stringify(settings) }
      await route.fulfill({ response: answer, json: { ...rest, data: { ...data, configs } } })
    })
    const expectCode = async (code: string, lang: 'zh_cn' | 'en') => {
      const words = readTexts(lang)
      await page
        .getByRole('banner')
        .getByRole('button', { name: words('member:login.join') })
        .click()
      const form = page.getByRole('dialog', { name: words('member-register:title') })
      await expectBecomes(() => findLabelled(form, words('fields:invite_code')).inputValue(), code)
      await page.keyboard.press('Escape')
      await form.waitFor({ state: 'detached' })
    }
    await member.arrive('/Index?i=TEAM42')
    expect(page.url()).not.toContain('TEAM42')
    await expectCode('TEAM42', 'zh_cn')
    await page.getByRole('combobox', { name: t('member:header.language') }).selectOption('en')
    await page.getByRole('form', { name: readTexts('en')('member:login.form') }).waitFor({ state: 'attached' })
    await expectCode('TEAM42', 'en')
    await page.reload()
    await expectCode('TEAM42', 'en')
    await page.goto('/?i=TEAM43#/Index')
    await expectCode('TEAM43', 'en')
  })

  it("R8.3 is told that the authentication failed when a member's data cannot be had, and is logged out", async () => {
    const { page, faults } = await journey.visit()
    faults.expected(/500 \(/)
    const member = site(page)
    await member.arrive()
    await member.logIn('bobby', people.bobby.password)
    await page.route('**/api/auth/me*', (route) =>
      route.fulfill({
        status: 500,
        json: { status: 'error', code: 500, message: 'no member', error: 'common.internal' },
      }),
    )
    await page.reload()
    const box = member.alert(t('member:ui.error'))
    await box.getByText('no member').waitFor()
    await box
      .getByRole('button', { name: t('member:ui.ok') })
      .last()
      .click()
    await member.hear(t('member:ui.error'), t('member:session.auth_failed'))
    await member.login.form.waitFor()
    await member.at('/Index')
    expect(await page.evaluate(() => localStorage.getItem('moongate_token'))).toBeNull()
  })

  it('R2.13 sees header, footer and side widgets on Home and none of them on Notice; R2.25 R2.12 the right one leads to what keeps a member', async () => {
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
    const rail = page.getByRole('complementary', { name: t('member:floating.label') })
    expect(await rail.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      expect.arrayContaining(['/#/Activity', '/#/Wheel', '/#/LiveLevelUp', '/#/Member/Deposit']),
    )
    const listShown = () =>
      rail.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const ways = await listShown()
    await page.setViewportSize({ width: 390, height: 844 })
    const bar = ['/#/Index', '/#/Member/Deposit', '/#/Activity', '/#/Service', '/#/Member/Center']
    await expectBecomes(async () => (await listShown()).join(), bar.join())
    await page.setViewportSize({ width: 1440, height: 900 })
    await expectBecomes(async () => (await listShown()).join(), ways.join())
    await member.go('/Promotion')
    await member.at('/Activity')
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
    await member.notices.getByRole('button', { name: t('member:ui.close') }).click()
    const footer = page.getByRole('contentinfo').getByRole('link', { name: t('member:footer.guide') })
    await footer.scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await footer.click()
    await member.title(t('member-pages:help')).waitFor()
    await expectBecomes(() => page.evaluate(() => scrollY), 0)
  })
})
