import { type Lang, languages } from '@moongate/i18n'
import { describe, expect, it } from 'vitest'
import { findBeside, growSums, listWide } from './harness/in-sight.ts'
import { useJourney } from './harness/journey.ts'
import { findOverlapsAtWidths, OVERLAP_WIDTHS } from './harness/overlaps.ts'
import { findCoveredAtWidths, waitSettled } from './harness/scan.ts'
import { readTexts } from './harness/texts.ts'
import { visitAs } from './harness/visit-as.ts'

/*
 * At every width from a phone to a desk each control is where it seems to be: a tap reaches it, and nothing beside it. In the
 * language with the shortest words and in that with the longest.
 */
const journey = useJourney()
const ALL = process.env.E2E_WIDTHS === 'all'
/** Where the board's columns change; with E2E_WIDTHS=all also the widths that every screen is drawn for. */
const BOARD_WIDTHS = ALL
  ? [360, 390, 768, 1023, 1024, 1100, 1210, 1300, 1340, 1366, 1440]
  : [390, 768, 1024, 1210, 1340]
const FAMILIES = ['star1', 'star2', 'star3', 'sides', 'dragon_tiger', 'sum', 'pattern']

it.each(['zh_cn', 'th'] as const)(
  'R1.1 a tap on a button of the lottery reaches that button, at every width, in %s',
  async (lang) => {
    const { page } = await journey.visit({ lang })
    const t = readTexts(lang)
    await page.goto(`/lottery/?lang=${lang}`)
    const found: string[] = []
    for (const family of FAMILIES) {
      await page.getByRole('tab', { name: t(`lottery:ui.family.${family}`), exact: true }).click()
      const covered = await findCoveredAtWidths(page, BOARD_WIDTHS)
      found.push(...covered.map((fault) => `${family} ${fault}`))
    }
    expect(found).toEqual([])
  },
)

it.each(Object.keys(languages) as Lang[])(
  'R1.1 a draw of the lottery and the way to its proof are in sight at a desk of 1100, in %s',
  async (lang) => {
    const { page } = await journey.visit({ lang, width: 1100 })
    await page.goto(`/lottery/?lang=${lang}`)
    await page.locator('table td button').first().waitFor()
    expect(await findBeside(page, 'table :is(th, td), table td button')).toEqual([])
  },
)

/** The language it is made in, that with the longest words and that with the tallest; with E2E_WIDTHS=all each of the five. */
const LANGS = ALL ? (Object.keys(languages) as Lang[]) : (['zh_cn', 'vi', 'th'] as const)
/** One width of each layout; with E2E_WIDTHS=all each that a screen is drawn for. */
const WIDTHS = ALL ? OVERLAP_WIDTHS : [390, 720, 1024, 1280, 1920]
/** Everybody's first screen is looked at in every language, each of the others in one; with E2E_WIDTHS=all in all of them. */
const SCREENS = {
  visitor: ['Lottery', 'DepositHelp', 'Game', 'Live', 'AboutUs', 'Nav', 'Welcome', 'Notice', 'Partner', 'Guide'],
  member: ['Center', 'Transfer', 'Deposit', 'BindBank', 'Withdraw', 'BetRecord', 'Transaction', 'Notice'].map(
    (screen) => `Member/${screen}`,
  ),
}
const listPlaces = (who: 'visitor' | 'member', lang: Lang): string[] => [
  'Index',
  ...SCREENS[who].filter((_, i) => ALL || i % LANGS.length === (LANGS as readonly Lang[]).indexOf(lang)),
]

describe.each(LANGS)('in %s', (lang) => {
  it.each(['visitor', 'member'] as const)('R1.1 nothing lies on anything at any width, for a %s', async (who) => {
    const { page } = await (who === 'member' ? visitAs(journey, 'alice', { lang }) : journey.visit({ lang }))
    const found: string[] = []
    await page.goto('/#/Index')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    for (const place of listPlaces(who, lang)) {
      await page.goto(`/#/${place}`)
      await waitSettled(page)
      found.push(...(await findOverlapsAtWidths(page, WIDTHS)).map((fault) => `${place} ${fault}`))
    }
    expect(found).toEqual([])
  })
})

/** Records of a member and the days of an agent, as the address names them. */
const RECORDS = {
  alice: [
    '/#/Member/BetRecord',
    '/#/Member/Transaction',
    '/#/Member/Transaction?tab=deposits',
    '/#/Member/Transaction?tab=withdrawals',
  ],
  carol: ['/agent/#/report', '/agent/#/records'],
} as const

it.each(Object.keys(languages) as Lang[])(
  "R2.32 R2.34 R2.35 a member's records and an agent's report are no wider than a desk of 1100, nor a member's than a phone, in %s",
  async (lang) => {
    const wide: string[] = []
    for (const who of ['alice', 'carol'] as const) {
      const { page } = await visitAs(journey, who, { lang, width: 1100 })
      await growSums(page, '123456.00')
      for (const place of RECORDS[who]) {
        await page.goto(place)
        await page.getByRole('main').getByRole('table').first().waitFor()
        for (const width of who === 'alice' ? [390, 1100] : [1100]) {
          await page.setViewportSize({ width, height: 900 })
          await waitSettled(page)
          wide.push(...(await listWide(page)).map((table) => `${place} ${table}`))
        }
      }
      await page.unrouteAll({ behavior: 'wait' })
    }
    expect(wide).toEqual([])
  },
)

it('R2.21 what does not fit into the header hangs in a menu behind it, and leads where it says', async () => {
  const { page } = await journey.visit({ lang: 'vi', width: 1024 })
  const t = readTexts('vi')
  await page.goto('/#/AboutUs')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  const nav = page.getByRole('navigation', { name: t('member:header.main_nav') })
  const titles = () => nav.getByRole('link').allInnerTexts()
  await page.setViewportSize({ width: 2240, height: 900 })
  await expect.poll(() => nav.getByRole('button', { name: t('member:header.more') }).count()).toBe(0)
  // Between two measurements some of them hang nowhere.
  await waitSettled(page)
  const whole = (await titles()).toSorted()
  await page.setViewportSize({ width: 720, height: 900 })
  // Where none of them fits, it is the whole menu.
  await nav
    .getByRole('button', { name: new RegExp(`^(${t('member:header.more')}|${t('member:header.menu')})$`) })
    .click()
  await expect.poll(async () => (await titles()).toSorted()).toEqual(whole)
  await nav.locator('[data-drop] a').first().click()
  await expect.poll(() => page.url()).not.toContain('AboutUs')
  await expect.poll(() => nav.locator('[data-drop]').count()).toBe(0)
})
