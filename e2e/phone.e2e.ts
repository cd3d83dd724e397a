import { languages, type Lang } from '@moongate/i18n'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { readToken, reportDeposits } from './harness/api.ts'
import { findBeside, findCutChoices, walkByKey } from './harness/in-sight.ts'
import { useJourney } from './harness/journey.ts'
import { expectBecomes } from './harness/member-site.ts'
import { usePerson } from './harness/person.ts'
import { waitSettled } from './harness/scan.ts'
import { readTexts, t } from './harness/texts.ts'
import { visitWith } from './harness/visit-as.ts'

/* On a phone all that matters is within its window: what is chosen, what is focused, what can be done. */
const journey = useJourney()
const person = usePerson(journey)
const PHONE = { width: 390, height: 844 }

const open = async (lang: Lang = 'zh_cn'): Promise<{ page: Page; go: (place: string) => Promise<void> }> => {
  const { page } = await visitWith(journey, await readToken(person.name, person.password), { ...PHONE, lang })
  await page.goto('/#/Index')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  const go = async (place: string) => {
    await page.goto(`/#/${place}`)
    await waitSettled(page)
  }
  return { page, go }
}

it('R1.1 what a table without rows says is within the window of a phone', async () => {
  const { page, go } = await open('th')
  const found: string[] = []
  for (const place of ['Member/BetRecord', 'Member/FsNow', 'Member/Bonus?tab=history', 'Credit/Record']) {
    await go(place)
    found.push(...(await findBeside(page, 'td[colspan] :is(p, a, img)')).map((fault) => `${place} ${fault}`))
  }
  expect(found).toEqual([])
})

it.each(Object.keys(languages) as Lang[])(
  'R4.20 the number of an account to pay into stands on one line of a phone, in %s',
  async (lang) => {
    const { page, go } = await open(lang)
    const t = readTexts(lang)
    await go('Member/Deposit')
    await page.getByRole('textbox', { name: t('member-deposit:amount') }).fill('345')
    await page.getByRole('button', { name: t('member-deposit:next') }).click()
    const lines = await page.getByText(/^\d{12,}$/).evaluate((shown) => {
      const range = document.createRange()
      range.selectNodeContents(shown)
      return new Set([...range.getClientRects()].map(({ top }) => top)).size
    })
    expect(lines).toBe(1)
  },
)

it('R1.1 the chosen tab is within the window of a phone, whichever the address names', async () => {
  const { page, go } = await open('vi')
  const found: string[] = []
  for (const tab of ['time_out', 'statement', 'test', 'help', 'limits']) {
    await go(`Member/Protection?tab=${tab}`)
    found.push(...(await findBeside(page, '[role=tab][aria-selected=true]')))
  }
  await go('Member/Transaction?tab=withdrawals')
  found.push(...(await findBeside(page, '[role=tab][aria-selected=true]')))
  expect(found).toEqual([])
})

it.each(Object.keys(languages) as Lang[])(
  'R1.10 wallets are told apart by what their choice shows on a phone, in %s',
  async (lang) => {
    const { page, go } = await open(lang)
    await go('Member/Transfer')
    expect(await findCutChoices(page)).toEqual([])
  },
)

it.each(Object.keys(languages) as Lang[])(
  'R1.1 R2.28 what each banner of Home says is within the window of a phone, in %s',
  async (lang) => {
    const { page } = await open(lang)
    const read = readTexts(lang)
    const hero = page.getByRole('region', { name: read('member:home.hero') })
    await hero.getByRole('img', { name: /\d/ }).first().waitFor()
    const found: string[] = []
    for (const number of [1, 2, 3]) {
      await hero.getByRole('button', { name: read('member:home.slide', { number, total: 3 }) }).click()
      found.push(...(await findBeside(page, 'section > [aria-live]:not([inert]) *')))
    }
    expect(found).toEqual([])
  },
)

it('R1.1 of the ways in the bar of a phone the one to the open screen alone is lit', async () => {
  const { page, go } = await open()
  const bar = page.getByRole('complementary', { name: t('member:floating.label') })
  for (const place of ['Member/Deposit', 'Index']) {
    await go(place)
    const readLit = () =>
      bar.getByRole('link').evaluateAll((links) => {
        const plain = getComputedStyle(document.body).color
        const shown = links.filter((link) => link.checkVisibility())
        return shown.filter((link) => getComputedStyle(link).color !== plain).map((link) => link.getAttribute('href'))
      })
    await expectBecomes(readLit, [`/#/${place}`])
  }
})

it('R1.1 an activity can be applied for without a scroll: its button is above the bar of a phone', async () => {
  const { page, go } = await open()
  await go('Activity/1')
  const covered = await page
    .getByRole('main')
    .getByRole('button')
    .first()
    .evaluate((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect()
      return !button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
    })
  expect(covered).toBe(false)
})

it('R4.20 R1.10 the deposit begins in the first window of a phone, however many orders are open, and each is reached by the keyboard', async () => {
  const bills = await reportDeposits(await readToken(person.name, person.password), ['310', '320', '330'])
  const read = readTexts('vi')
  const { page, go } = await open('vi')
  await go('Member/Deposit')
  const look = page.getByRole('link', { name: read('member-money:orders.look') })
  await look.nth(bills.length - 1).waitFor()
  const title = page.getByRole('heading', { name: read('member-deposit:title') })
  const bar = page.getByRole('complementary', { name: read('member:floating.label') })
  expect((await title.boundingBox())?.y).toBeLessThan((await bar.boundingBox())?.y ?? 0)
  const [before = ''] = read('member-money:orders.left').split('{{time}}')
  const left = page.getByRole('listitem').filter({ has: look }).getByText(before)
  expect(await left.evaluateAll((found) => found.filter((one) => one.checkVisibility()).length)).toBe(bills.length)
  await look.last().focus()
  expect(await findBeside(page, 'a:focus')).toEqual([])
})

it('R1.10 nothing that the keyboard comes to lies under the bars of a phone, forth and back', async () => {
  const { page, go } = await open()
  const found: string[] = []
  for (const place of ['Member/Center', 'Member/Transfer', 'Member/BetRecord', 'Member/Protection']) {
    await go(place)
    for (const key of ['Tab', 'Shift+Tab']) found.push(...(await walkByKey(page, key)).map((at) => `${place} ${at}`))
  }
  expect(found).toEqual([])
})
