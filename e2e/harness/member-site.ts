import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { readAmount } from './money.ts'
import { CAPTCHA } from './product.ts'
import { t } from './texts.ts'

/** Waits until a reading is as wanted, without a sleep; the last reading stands in the error. */
export const expectBecomes = async <T>(read: () => T | Promise<T>, wanted: T): Promise<void> => {
  await expect.poll(read).toEqual(wanted)
}

/** Where the visitor stands, without the query. */
export const readPlace = (page: Page): string => new URL(page.url()).hash.replace(/^#/, '').replace(/\?.*$/, '')

/** An input by its label, with or without the star of a required one. */
export const findLabelled = (scope: Page | Locator, words: string): Locator =>
  scope.getByLabel(new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( \\*)?$`))

const findLoginForm = (page: Page) => {
  const form = page.getByRole('form', { name: t('member:login.form') })
  return {
    form,
    name: form.getByRole('textbox', { name: t('member:login.name') }),
    password: form.getByLabel(t('member:login.password')),
    captcha: form.getByRole('textbox', { name: t('member:login.captcha') }),
    picture: form.getByRole('button', { name: t('member:login.captcha_refresh') }),
    submit: form.getByRole('button', { name: t('member:login.submit'), exact: true }),
  }
}

/** The member site as a person meets it: everything is found by the words on it. */
export const site = (page: Page) => {
  const login = findLoginForm(page)
  const findAccount = (name: string): Locator => page.getByRole('button', { name: `${t('member:menu.open')} ${name}` })
  const findDialog = (name: string): Locator => page.getByRole('dialog', { name })
  const notices = findDialog(t('member:header.notices'))
  const self = {
    login,
    account: findAccount,
    dialog: findDialog,
    notices,
    go: (hash: string) => page.goto(`/#${hash}`),
    at: (place: string) => expectBecomes(() => readPlace(page), place),
    alert: (title: string): Locator => page.getByRole('alertdialog', { name: title }),
    /** Hears one alert out: title, words, and the button that puts it away. */
    async hear(title: string, words: string): Promise<void> {
      const box = self.alert(title)
      await box.getByText(words).waitFor()
      await box
        .getByRole('button', { name: t('member:ui.ok') })
        .last()
        .click()
      await box.waitFor({ state: 'detached' })
    },
    toast: (words: string): Locator => page.getByRole('region', { name: t('member:ui.tip') }).getByText(words),
    /** Comes to the site for the first time; the notices open by themselves and are put away. */
    async arrive(hash = '/Index'): Promise<void> {
      await self.go(hash)
      await notices.getByRole('button', { name: t('member:ui.close') }).click()
      await notices.waitFor({ state: 'detached' })
    },
    async logIn(name: string, password: string): Promise<void> {
      await login.name.fill(name)
      await login.password.fill(password)
      await login.captcha.click()
      await login.picture.waitFor()
      await login.captcha.fill(CAPTCHA)
      await login.submit.click()
      await findAccount(name).waitFor()
    },
    async logOut(name: string): Promise<void> {
      await findAccount(name).click()
      await page.getByRole('button', { name: t('member:menu.logout') }).click()
      await login.form.waitFor()
    },
    /** The balance of the header's pill, as a screen reader hears it. */
    balance: (label = t('member:wallet.centre')): Promise<string> =>
      readAmount(page.getByRole('banner').getByRole('group', { name: label })),
    /** All of the money, as the pill shows it where some lies outside of the centre wallet. */
    total: () => self.balance(t('member-money:holdings.total')),
    /** The amount of the pill, whichever of the two it shows. */
    pill: () =>
      readAmount(
        page.getByRole('banner').getByRole('group', {
          name: new RegExp(`^(${t('member:wallet.centre')}|${t('member-money:holdings.total')})$`),
        }),
      ),
    title: (name: string): Locator => page.getByRole('heading', { level: 1, name }),
  }
  return self
}
