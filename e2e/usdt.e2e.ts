import { expect, it } from 'vitest'
import { shoot } from './harness/browser.ts'
import { useJourney } from './harness/journey.ts'
import { t } from './harness/texts.ts'
import { visitAs } from './harness/visit-as.ts'

const journey = useJourney()

it('R1.3 R4.20 a member freezes a rate, sends USDT from the faucet, and sees it confirmed and credited without a reload', async () => {
  const { page, context } = await visitAs(journey, 'alice')
  await page.goto('/#/Member/Deposit?type=online_usdt')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('member:ui.close') })
    .click()
  await page.getByRole('textbox', { name: t('member-deposit:amount') }).fill('700')
  await page.getByRole('button', { name: t('member-deposit:usdt.get_address') }).click()
  const target = page.getByRole('region', { name: t('member-deposit:usdt.send_exactly') })
  await target.getByRole('img', { name: t('member-deposit:usdt.scan') }).waitFor()
  const steps = page.getByRole('list', { name: t('member-deposit:steps') })
  await steps.locator('[aria-current=step]').getByText(t('member-deposit:step_pay')).waitFor()
  await shoot(page, 'usdt-1-address')

  const opened = context.waitForEvent('page')
  await target.getByRole('link', { name: t('member-deposit:usdt.faucet') }).click()
  const faucet = await opened
  const address = await faucet.locator('#to').inputValue()
  expect(await target.innerText()).toContain(address)
  expect(await target.innerText()).toContain(`${await faucet.locator('#amount').inputValue()} USDT`)
  await faucet.locator('#send').click()
  const said = faucet.locator('#said')
  await expect.poll(() => said.innerText()).toMatch(/0x[0-9a-f]{64}$/)
  const [tx = ''] = /0x[0-9a-f]{64}$/.exec(await said.innerText()) ?? []
  await shoot(faucet, 'usdt-2-faucet')

  const row = page.getByRole('listitem').filter({ has: page.getByTitle(tx) })
  await row.getByRole('progressbar').waitFor()
  await shoot(page, 'usdt-3-confirming')
  await row.getByText(t('member-deposit:usdt.at_credited')).waitFor()
  await shoot(page, 'usdt-4-credited')
  const [booked] = await journey.books.rows<{ amount: string; kind: string }>(
    `select s.amount::text, s.sub as kind from ledger.statement s join chain.transfers t on t.bill_no = s.ref
      where t.tx_hash = $1 and s.account_kind = 'centre'`,
    [tx],
  )
  expect(booked?.kind).toBe('online_usdt')
  expect(Number(booked?.amount)).toBeGreaterThanOrEqual(70_000)
  expect(Number(booked?.amount)).toBeLessThan(70_010)
})
