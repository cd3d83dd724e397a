import type { Page } from 'playwright-core'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { shoot } from './harness/browser.ts'
import { useJourney } from './harness/journey.ts'
import { site } from './harness/member-site.ts'
import { usePerson } from './harness/person.ts'
import { CAPTCHA } from './harness/product.ts'
import { t } from './harness/texts.ts'

/* What guards an account: a passkey of the browser's own authenticator, and an app's codes as the second step of a login. */
const journey = useJourney()
const person = usePerson(journey)

/** A passkey belongs to a name, not to a bare address. */
const named = () => (process.env.E2E_URL ?? '').replace('127.0.0.1', 'localhost')
const arrive = async () => {
  const { page } = await journey.visit({ url: named() })
  const member = site(page)
  await member.arrive()
  return { page, member }
}

/** A device that knows its owner by their finger. */
const addAuthenticator = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const prove = async (page: Page, title: string): Promise<void> => {
  const dialog = site(page).dialog(title)
  await dialog.getByLabel(t('member-center:security.login'), { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: title, exact: true }).click()
}

describe('R3.7 what guards an account', () => {
  it('R3.2 a passkey that was made on the security screen logs in without a password', async () => {
    const { page, member } = await arrive()
    await addAuthenticator(page)
    await member.logIn(person.name, person.password)
    await member.go('/Member/Security')
    await page.getByRole('button', { name: t('member-security:passkeys.add') }).click()
    await prove(page, t('member-security:passkeys.add'))
    await page.getByText(/^localhost · /).waitFor()
    await shoot(page, 'security-passkey')
    await member.logOut(person.name)
    await member.login.name.click()
    await page.getByRole('button', { name: t('member-security:passkeys.login') }).click()
    await member.account(person.name).waitFor()
    await member.go('/Member/Security')
    const way = page.getByRole('cell', { name: t('member-security:ways.passkey'), exact: true })
    await way.waitFor()
    expect(await way.count()).toBe(1)
    await member.logOut(person.name)
    await page.goto('/agent/')
    await page.getByRole('button', { name: t('portal:ui.entrance.passkey') }).click()
    await page.getByRole('heading', { name: t('portal:ui.no_agent.title') }).waitFor()
  })

  it('R3.2 an app is set up, its code is asked for at the next login, and a recovery code does in its place', async () => {
    const { page, member } = await arrive()
    await member.logIn(person.name, person.password)
    await member.go('/Member/Security')
    await page.getByRole('button', { name: t('member-security:totp.begin'), exact: true }).click()
    await prove(page, t('member-security:totp.begin'))
    const scan = member.dialog(t('member-security:totp.set_up'))
    const secret = (await scan.locator('[data-secret]').textContent())?.trim() ?? ''
    const totp = new TOTP({ secret: Secret.fromBase32(secret) })
    await shoot(page, 'security-authenticator')
    await scan.getByLabel(t('member-security:totp.code')).fill(totp.generate())
    await scan.getByRole('button', { name: t('member-security:totp.turn_on') }).click()
    const kept = member.dialog(t('member-security:recovery.title'))
    await kept.locator('[data-codes] li').first().waitFor()
    const codes = await kept.locator('[data-codes] li').allTextContents()
    expect(codes).toHaveLength(10)
    await shoot(page, 'security-recovery')
    await kept.getByRole('button', { name: t('member-security:recovery.kept') }).click()
    await member.logOut(person.name)
    const ways = { code: totp.generate({ timestamp: Date.now() + 30_000 }), recovery: codes[0] ?? '' } as const
    for (const way of ['code', 'recovery'] as const) {
      await member.login.name.fill(person.name)
      await member.login.password.fill(person.password)
      await member.login.captcha.click()
      await member.login.picture.waitFor()
      await member.login.captcha.fill(CAPTCHA)
      await member.login.submit.click()
      const step = member.dialog(t('member:login.panel'))
      await step.getByLabel(t('member-security:step.code')).fill(ways[way])
      await shoot(page, 'security-step')
      await step.getByRole('button', { name: t('member:login.submit'), exact: true }).click()
      await member.account(person.name).waitFor()
      await member.go('/Member/Security')
      await page
        .getByRole('cell', { name: t(`member-security:ways.${way}`), exact: true })
        .first()
        .waitFor()
      await member.logOut(person.name)
    }
  })
})
