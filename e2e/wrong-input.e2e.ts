import { people } from '@moongate/testing'
import { describe, expect, it, vi } from 'vitest'
import { shoot } from './harness/browser.ts'
import { useJourney } from './harness/journey.ts'
import { expectBecomes, site } from './harness/member-site.ts'
import { amount, cents, plain } from './harness/money.ts'
import { PATIENCE_MS } from './harness/patience.ts'
import { usePerson } from './harness/person.ts'
import { CAPTCHA } from './harness/product.ts'
import { t } from './harness/texts.ts'
import { logInAs } from './harness/visit-as.ts'

const journey = useJourney()
const { password, withdrawal_password } = people.alice

const person = usePerson(journey)

const logIn = () => logInAs(journey, person)
const centre = async (): Promise<bigint> => cents((await journey.books.of(person.name))['centre CNY'] ?? '0.00')
const held = async (): Promise<bigint> => cents((await journey.books.of(person.name))['held CNY'] ?? '0.00')
/** How many orders the person has. */
const count = async (orders: 'deposits' | 'withdrawals') => {
  const own = 'member_id = (select id from members.members where name = $1)'
  const [row] = await journey.books.rows<{ n: string }>(`select count(*) as n from cashier.${orders} where ${own}`, [
    person.name,
  ])
  return Number(row?.n)
}
const deposits = () => count('deposits')
const withdrawals = () => count('withdrawals')

describe('the login form', () => {
  it('R5.1 R5.2 R5.3 R5.5 R5.8 hears Enter and shows the first fault alone, in an alert that names the field', async () => {
    const { page } = await journey.visit()
    const member = site(page)
    await member.arrive()
    const { name, password: secret, captcha, submit } = member.login
    const told = member.alert(t('member:ui.tip'))
    // The form hears Enter only some time after it appeared.
    const enter = async (words: string) => {
      const pressEnter = () => page.keyboard.press('Enter').then(() => told.waitFor({ timeout: 1000 }))
      await vi.waitFor(pressEnter, { timeout: PATIENCE_MS })
      await member.hear(t('member:ui.tip'), words)
      await expectBecomes(() => submit.isEnabled(), true)
    }
    await name.focus()
    await enter(t('validation:required', { field: t('fields:name') }))
    await name.fill('ab-cd')
    await enter(t('validation:shape.name', { field: t('fields:name') }))
    await name.fill('alice')
    await enter(t('validation:required', { field: t('fields:password') }))
    await secret.fill('no good!')
    await enter(t('validation:shape.password', { field: t('fields:password') }))
    await secret.fill('Moongate88')
    await enter(t('validation:required', { field: t('fields:captcha') }))
    expect(await name.inputValue()).toBe('alice')
    expect([
      await name.getAttribute('maxlength'),
      await secret.getAttribute('maxlength'),
      await captcha.getAttribute('maxlength'),
    ]).toEqual(['16', '13', '13'])
  })

  it('R4.2 keeps the account after a refusal and asks for a new captcha', async () => {
    const { page, faults } = await journey.visit()
    faults.expected(/40[01] \(/)
    const member = site(page)
    await member.arrive()
    const key = () => member.login.form.locator('input[name=key]').inputValue()
    const fill = async (secret: string, answer: string) => {
      await member.login.name.fill('alice')
      await member.login.password.fill(secret)
      await member.login.captcha.click()
      await member.login.picture.waitFor()
      await member.login.captcha.fill(answer)
      const used = await key()
      await member.login.submit.click()
      return used
    }
    for (const [secret, answer, words] of [
      ['Wrong888', CAPTCHA, 'credentials_wrong'],
      [password, '0000', 'captcha_wrong'],
    ] as const) {
      const used = await fill(secret, answer)
      await member.hear(t('member:ui.error'), t(`sessions:errors.${words}`))
      expect(await member.login.name.inputValue()).toBe('alice')
      await expectBecomes(() => member.login.captcha.inputValue(), '')
      expect(await member.login.password.inputValue()).toBe('')
      await expect.poll(key).not.toBe(used)
    }
    await member.logIn('alice', password)
    expect(await member.login.form.count()).toBe(0)
  })
})

describe('a withdrawal', () => {
  it('R5.9 R8.4 is refused in words at the field, or by the server, and moves nothing', async () => {
    const { page, member, faults } = await logIn()
    faults.expected(/400 \(/)
    await member.go('/Member/Withdraw')
    const money = page.getByRole('textbox', { name: t('member-withdraw:amount') })
    const pin = page.getByRole('textbox', { name: t('member-withdraw:pin') })
    const next = page.getByRole('button', { name: t('member-withdraw:next') })
    const [before, kept, count] = [await centre(), await held(), await withdrawals()]
    await next.click()
    await page.getByRole('alert').getByText(t('member-withdraw:amount_required')).waitFor()
    await money.fill('1')
    await next.click()
    await page
      .getByRole('alert')
      .getByText(t('member-withdraw:below_min', { min: '¥100.00' }))
      .waitFor()
    await money.fill(plain(before + 1n))
    await page.getByRole('alert').getByText(t('member-withdraw:above_balance')).waitFor()
    await money.fill('100')
    await next.click()
    await page.getByRole('alert').getByText(t('member-withdraw:remark_required')).waitFor()
    await page.getByRole('textbox', { name: t('member-withdraw:remark') }).fill('rent')
    await next.click()
    await page.getByRole('alert').getByText(t('member-withdraw:pin_required')).waitFor()
    await pin.fill('000001')
    await next.click()
    const sure = member.alert(t('member-withdraw:confirm_title'))
    await sure.getByRole('button', { name: t('member-withdraw:confirm') }).click()
    await member.hear(t('member:ui.error'), t('cashier:errors.qk_pwd_wrong'))
    expect([await money.inputValue(), await pin.inputValue()]).toEqual(['100', ''])
    expect([await centre(), await held(), await withdrawals()]).toEqual([before, kept, count])
  })

  it('R4.21 R9.6 a double click on confirm makes one order', async () => {
    const { page, member } = await logIn()
    await member.go('/Member/Withdraw')
    const [before, kept, count] = [await centre(), await held(), await withdrawals()]
    await page.getByRole('textbox', { name: t('member-withdraw:amount') }).fill('100')
    await page.getByRole('textbox', { name: t('member-withdraw:remark') }).fill('rent')
    await page.getByRole('textbox', { name: t('member-withdraw:pin') }).fill(withdrawal_password)
    await page.getByRole('button', { name: t('member-withdraw:next') }).click()
    await member
      .alert(t('member-withdraw:confirm_title'))
      .getByRole('button', { name: t('member-withdraw:confirm') })
      .dblclick()
    await page.getByRole('heading', { name: t('member-withdraw:submitted') }).waitFor()
    await expectBecomes(member.total, amount(before + kept))
    expect([await centre(), await held(), await withdrawals()]).toEqual([before - 10_000n, kept + 10_000n, count + 1])
  })
})

describe('the deposit steps', () => {
  const toInfo = async (page: Awaited<ReturnType<typeof logIn>>['page'], sum: string) => {
    await page.getByRole('textbox', { name: t('member-deposit:amount') }).fill(sum)
    await page.getByRole('button', { name: t('member-deposit:next') }).click()
    await page.getByText(t('member-deposit:pay_exact')).waitFor()
  }

  it('R4.20 keep the amount on the way back', async () => {
    const { page, member } = await logIn()
    const count = await deposits()
    await member.go('/Member/Deposit')
    const money = page.getByRole('textbox', { name: t('member-deposit:amount') })
    await toInfo(page, '321.5')
    await page.getByRole('button', { name: t('member-deposit:back') }).click()
    await expectBecomes(() => money.inputValue(), '321.5')
    expect(await deposits()).toBe(count)
  })

  it('R8.1 R4.20 a lost connection is told, the form keeps what was typed, and sending again counts once', async () => {
    const { page, context, member, faults } = await logIn()
    faults.expected(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK/)
    const count = await deposits()
    await member.go('/Member/Deposit')
    await toInfo(page, '456.78')
    const note = page.getByLabel(t('member-deposit:your_note'))
    const send = page.getByRole('button', { name: t('member-deposit:submit') })
    await note.fill('柜台转账')
    await context.setOffline(true)
    await page.getByText(t('common:server_away')).waitFor()
    await send.click()
    await member.toast(t('member:session.no_answer')).waitFor()
    await page.getByRole('alert').getByText(t('common:not_sent')).waitFor()
    await shoot(page, 'wrong-offline')
    expect([await note.inputValue(), await deposits()]).toEqual(['柜台转账', count])
    await context.setOffline(false)
    await page.getByText(t('common:server_away')).waitFor({ state: 'detached' })

    // The server gets it, its answer gets lost: the member sends again and must not pay twice.
    await page.route(
      '**/api/recharge/normal*',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await send.click()
    await expectBecomes(deposits, count + 1)
    await expect.poll(() => send.isEnabled()).toBe(true)
    expect(await note.inputValue()).toBe('柜台转账')
    await send.click()
    await page.getByRole('heading', { name: t('member-deposit:submitted') }).waitFor()
    expect(await deposits()).toBe(count + 1)
  })

  it('R8.1 R9.2 a call without an answer ends after its minute with the words of the site', async () => {
    const { page, member, faults } = await logIn()
    faults.expected(/ERR_ABORTED/)
    await member.go('/Member/Deposit')
    await toInfo(page, '200')
    await page.clock.install()
    await page.route('**/api/recharge/normal*', () => undefined, { times: 1 })
    const asked = page.waitForRequest(/recharge\/normal/)
    await page.getByRole('button', { name: t('member-deposit:submit') }).click()
    await asked
    await page.clock.runFor(59_000)
    expect(await member.toast(t('member:session.timeout')).count()).toBe(0)
    await page.clock.runFor(1_500)
    await member.toast(t('member:session.timeout')).waitFor()
    await page.getByRole('alert').getByText(t('common:unknown_booked')).waitFor()
  })
})
