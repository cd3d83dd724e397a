import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { people } from '@moongate/testing'
import type { Books } from './ledger.ts'
import { t } from './texts.ts'

const code = (name: 'erin' | 'frank' | 'sofia'): string =>
  new TOTP({ secret: Secret.fromBase32(people[name].totp_secret) }).generate()

/** The back office at its desk. */
export const office = (page: Page) => ({
  /** A code is good once, and another journey may have used the one of now: the books forget that it did. */
  async logIn(name: 'erin' | 'frank' | 'sofia', books: Pick<Books, 'rows'>): Promise<void> {
    await books.rows('update staff.staff set totp_last_step = 0 where name = $1', [name])
    await page.goto('/office/')
    await page.getByLabel(t('office:ui.login.name')).fill(name)
    await page.getByLabel(t('office:ui.login.password'), { exact: true }).fill(people[name].password)
    await page.getByLabel(t('office:ui.login.totp')).fill(code(name))
    await page.getByRole('button', { name: t('office:ui.login.submit') }).click()
    await page.getByRole('navigation', { name: t('office:ui.nav.label') }).waitFor()
  },
  /** The way to a screen in the navigation. */
  way: (screen: string) =>
    page
      .getByRole('navigation', { name: t('office:ui.nav.label') })
      .getByRole('link', { name: t(`office:ui.nav.${screen}`) }),
  queue(kind: 'deposits' | 'withdrawals'): Promise<void> {
    return this.way(kind).click()
  },
  /** The order's row in the table on screen. */
  row: (text: string) => page.getByRole('row').filter({ hasText: text }),
  step: (kind: 'deposits' | 'withdrawals', step: string, bill_no: string) =>
    page.getByRole('button', { name: `${t(`office:ui.${kind}.steps.${step}`)} ${bill_no}` }),
  /** Whether a row's button lies whole within the window before anybody has scrolled. */
  async isStepInView(kind: 'deposits' | 'withdrawals', step: string, bill_no: string): Promise<boolean> {
    const box = await this.step(kind, step, bill_no).boundingBox()
    return box !== null && box.x + box.width <= (page.viewportSize()?.width ?? 0)
  },
  /** Agrees in the dialog that repeats amount and member. */
  async agree(kind: 'deposits' | 'withdrawals', step: string, facts: string[]): Promise<void> {
    const dialog = page.getByRole('dialog', { name: t(`office:ui.${kind}.${step}.title`) })
    for (const fact of facts) await dialog.getByText(fact, { exact: true }).first().waitFor()
    await dialog.getByRole('button', { name: t(`office:ui.${kind}.${step}.confirm`) }).click()
    await dialog.waitFor({ state: 'detached' })
  },
})
