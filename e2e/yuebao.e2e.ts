import { people } from '@moongate/testing'
import { expect, it } from 'vitest'
import { bringHome } from './harness/api.ts'
import { shoot } from './harness/browser.ts'
import { useJourney } from './harness/journey.ts'
import { site } from './harness/member-site.ts'
import { t } from './harness/texts.ts'
import { visitAs } from './harness/visit-as.ts'

const journey = useJourney()
const PLAN = '日日盈'

/** Lets so many hours pass for all that alice holds, then the clock comes. */
const passHours = async (hours: number): Promise<void> => {
  await journey.books.rows(
    `update savings.holdings h set bought_at = bought_at - $1 * interval '1 hour', cycle_from = cycle_from - $1 * interval '1 hour',
      next_at = next_at - $1 * interval '1 hour' from members.members m where m.id = h.member_id and m.name = 'alice' and h.state = 'bought'`,
    [hours],
  )
  await journey.books.rows(`select kernel.enqueue('savings.settle', '{}'::json, null, null, 1)`)
}

it('R1.6 R2.9 R4.18 R9.9 money is put into yuebao in a window of its own, earns while time passes, comes back, and stands in the money records', async () => {
  await bringHome('alice', people.alice.password)
  const { page, context } = await visitAs(journey, 'alice')
  await site(page).arrive('/Member/Center')
  const opened = context.waitForEvent('page')
  await page
    .getByRole('navigation', { name: t('member-center:nav') })
    .getByRole('link', { name: t('member:menu.savings') })
    .click()
  const own = await opened
  expect(own.url()).toContain('#/YueBao')
  await own
    .getByRole('article', { name: PLAN })
    .getByRole('button', { name: t('member-savings:buy') })
    .click()
  const dialog = own.getByRole('dialog', { name: t('member-savings:buy_title', { name: PLAN }) })
  const amount = dialog.getByRole('textbox', { name: t('member-savings:amount_label') })
  await amount.fill('105')
  await dialog.getByRole('button', { name: t('member-savings:confirm') }).click()
  await dialog.getByText(t('member-savings:no_ten')).waitFor()
  await amount.fill('500')
  await dialog.getByText('+¥0.05').waitFor()
  await shoot(own, 'yuebao-buy')
  await dialog.getByRole('button', { name: t('member-savings:confirm') }).click()
  await dialog.waitFor({ state: 'detached' })
  const holding = own
    .getByRole('article', { name: PLAN })
    .filter({ hasText: t('member-savings:redeem') })
    .first()
  await holding.getByText('¥500.00').waitFor()
  expect((await journey.books.of('alice'))['savings CNY']).toBe('500.00')
  await passHours(49)
  await holding.getByText(t('member-savings:earned', { n: 2 })).waitFor()
  await shoot(own, 'yuebao')
  await holding.getByRole('button', { name: t('member-savings:redeem') }).click()
  const asked = own.getByRole('alertdialog', { name: t('member-savings:redeem_title', { name: PLAN }) })
  await asked.getByText(t('member-savings:lost')).waitFor()
  await asked.getByRole('button', { name: t('member-savings:redeem') }).click()
  await own.getByText(t('member-savings:none_held')).waitFor()
  expect((await journey.books.of('alice'))['savings CNY']).toBeUndefined()
  await page.goto('/#/Member/Transaction')
  for (const kind of ['16', '17', '19'] as const)
    await page
      .getByRole('row')
      .filter({ hasText: t(`savings:operate_types.${kind}`) })
      .first()
      .waitFor()
})
