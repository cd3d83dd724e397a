import { people } from '@moongate/testing'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { bringHome, moveTo } from './harness/api.ts'
import { shoot } from './harness/browser.ts'
import { clearFaults, enterOffice, openScreen, orderFault, setServiced } from './harness/faults.ts'
import { useJourney } from './harness/journey.ts'
import { site } from './harness/member-site.ts'
import { readAmount } from './harness/money.ts'
import { t } from './harness/texts.ts'
import { visitAs } from './harness/visit-as.ts'

const journey = useJourney({ keep: true })
const LATE = { code: 'EMBER', title: '赤焰电子', sum: '21.43' }
const DEAD = { code: 'TIDE', title: '沧浪捕鱼', sum: '5.21' }
const seen: { erin?: Page } = {}

const { password } = people.alice
const card = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })
/** Whether the page still is the one that was marked: nothing has loaded it anew. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }))
const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'marked' in window)

const recover = async (page: Page, sum: string): Promise<void> => {
  await page.getByRole('button', { name: t('member-money:holdings.recover') }).click()
  await site(page)
    .toast(t('member-money:holdings.recovered', { money: `¥${sum}` }))
    .waitFor()
}

afterAll(() => bringHome('alice', password))

describe('R4.11 R4.13 a supplier that does not answer', () => {
  it('leaves the money on its way, and says when it has come, without a reload', async () => {
    const erin = (seen.erin = await enterOffice(journey, 'erin'))
    await openScreen(erin, 'suppliers')
    const late = { supplier: LATE.title, fault: 'fails_then_applies', call: 'transfer', times: '1', delay_s: '3' }
    await orderFault(erin, late)
    await bringHome('alice', password)
    const { page } = await visitAs(journey, 'alice')
    await site(page).arrive('/Member/Transfer')
    const automatic = page.getByRole('switch', { name: t('member-transfer:auto') })
    await automatic.waitFor()
    if (await automatic.isChecked()) await automatic.click()
    await mark(page)
    await page.getByLabel(t('member-transfer:to')).selectOption(LATE.code)
    await page.getByRole('textbox', { name: t('member-transfer:amount') }).fill(LATE.sum)
    await page.getByRole('button', { name: t('member-transfer:submit') }).click()
    await site(page).toast(t('member-transfer:pending')).waitFor()
    const transit = card(page, LATE.title).getByText(t('member-transfer:transit'))
    await transit.waitFor()
    await shoot(page, 'failing-pending')
    await transit.waitFor({ state: 'detached', timeout: 60_000 })
    expect(await readAmount(card(page, LATE.title))).toBe(`¥${LATE.sum}`)
    expect(await isMarked(page)).toBe(true)
    const held = await journey.books.of('alice')
    expect(held).toMatchObject({ [`supplier:${LATE.code} CNY`]: LATE.sum })
    expect(held).not.toHaveProperty(`transit:${LATE.code} CNY`)
    await page.close() // the next login would end its session
  })

  it('keeps its own while everything else comes home at one press', async () => {
    await moveTo('alice', password, DEAD.code, DEAD.sum)
    for (const call of ['transfer', 'balance'])
      await orderFault(seen.erin!, { supplier: DEAD.title, fault: 'maintenance', call, times: '100' })
    const { page } = await visitAs(journey, 'alice')
    await site(page).arrive('/Member/Transfer')
    await card(page, DEAD.title).getByText(t('member-transfer:unavailable')).waitFor()
    await recover(page, LATE.sum)
    expect(await readAmount(card(page, LATE.title))).toBe('¥0.00')
    expect(await readAmount(card(page, DEAD.title))).toBe(`¥${DEAD.sum}`)
    await shoot(page, 'failing-recovery')
    expect(await journey.books.of('alice')).toMatchObject({ [`supplier:${DEAD.code} CNY`]: DEAD.sum })
    await page.close()
    await clearFaults(seen.erin!)
  })
})

it('R2.10 R4.13 a supplier under maintenance lets nobody in, says so, and gives back what lies there', async () => {
  await bringHome('alice', password)
  await moveTo('alice', password, LATE.code, LATE.sum)
  await setServiced(seen.erin!, LATE.title, true)
  const { page, faults } = await visitAs(journey, 'alice')
  await site(page).arrive(`/Game?api=${LATE.code}`)
  await page.getByText(t('member-lobby:maintenance', { name: LATE.title })).waitFor()
  await shoot(page, 'failing-maintenance')
  faults.expected(/503|409|422/)
  await page.goto(`/#/LoginToSupplier?api_code=${LATE.code}&gameType=3&gameCode=phoenix_rise`)
  await page.getByRole('heading', { name: t('member-launch:failed') }).waitFor()
  const told = page.getByRole('alertdialog').filter({ hasText: t('games:errors.supplier_maintenance') })
  await told.waitFor()
  await shoot(page, 'failing-waiting')
  await told.locator('[data-focus]').click()
  await page.goto('/#/Member/Transfer')
  await recover(page, LATE.sum)
  expect(await journey.books.of('alice')).not.toHaveProperty(`supplier:${LATE.code} CNY`)
  await setServiced(seen.erin!, LATE.title, false)
})
