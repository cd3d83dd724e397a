import type { Page } from 'playwright-core'
import { CAPTCHA } from './product.ts'
import { t } from './texts.ts'

/** The agents' portal, used as people use it. */
export const agentPortal = (page: Page) => ({
  logIn: async ({ name, password }: { name: string; password: string }): Promise<void> => {
    await page.goto('/agent/')
    await page.getByLabel(t('portal:ui.entrance.name')).fill(name)
    await page.getByLabel(t('portal:ui.entrance.password'), { exact: true }).fill(password)
    await page.getByLabel(t('portal:ui.entrance.captcha'), { exact: true }).click()
    await page
      .getByRole('button', { name: t('portal:ui.entrance.captcha_new') })
      .locator('img')
      .waitFor()
    await page.getByLabel(t('portal:ui.entrance.captcha'), { exact: true }).fill(CAPTCHA)
    await page.getByRole('button', { name: t('portal:ui.entrance.submit'), exact: true }).click()
  },
  /** Answers the second step of a login. */
  step: async (code: string): Promise<void> => {
    await page.getByLabel(t('portal:ui.step.code'), { exact: true }).fill(code)
    await page.getByRole('button', { name: t('portal:ui.entrance.submit'), exact: true }).click()
  },
  open: async (screen: 'overview' | 'team' | 'invites' | 'records' | 'report' | 'statements'): Promise<void> => {
    await page
      .getByRole('navigation', { name: t('portal:ui.nav.label') })
      .getByRole('link', { name: t(`portal:ui.nav.${screen}`) })
      .click()
    await page.getByRole('heading', { level: 1, name: t(`portal:ui.nav.${screen}`) }).waitFor()
  },
  /** A figure of the screen by its name. */
  figure: (name: string) => page.locator('section', { hasText: t(`portal:ui.${name}`) }).last(),
})
