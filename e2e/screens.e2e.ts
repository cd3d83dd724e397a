import { people } from '@moongate/testing'
import type { Lang } from '@moongate/i18n'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { bringHome, readToken } from './harness/api.ts'
import { shoot } from './harness/browser.ts'
import { pressTwice } from './harness/double-press.ts'
import { DESK, gameScreens, PHONE } from './harness/game-screens.ts'
import { useJourney } from './harness/journey.ts'
import { loseBet } from './harness/lose-bet.ts'
import { office } from './harness/office.ts'
import { findScreenFaults, findViolations, resizeTo } from './harness/scan.ts'
import { readTexts, t } from './harness/texts.ts'
import { visitAs } from './harness/visit-as.ts'
import { look, LANGS, type Walk } from './harness/walk.ts'

/*
 * Every screen in every language: no word cut, foreign or raw, no complaint in the console; in one language no fault of
 * accessibility. One page walks through all screens of a language.
 */
const journey = useJourney()
const PUBLIC = [
  '/Welcome',
  '/Nav',
  '/Index',
  '/Live',
  '/Lottery',
  '/Sport',
  '/Game',
  '/Board',
  '/Fish',
  '/Esports',
  '/AllGames',
  '/CasinoHtml',
  '/AboutUs',
  '/ContactUs',
  '/Partner',
  '/DepositHelp',
  '/DrawHelp',
  '/Guide',
  '/Wheel',
  '/Notice',
  '/Activity',
  '/Activity/1',
  '/LiveLevelUp',
  '/SlotLevelUp',
  '/Credit/Index',
  '/ResetPassword',
  '/NoSuchScreen',
]
const MEMBER = [
  'Center',
  'Security',
  'Security?tab=papers',
  'Transfer',
  'Deposit',
  'BindBank',
  'Withdraw',
  'FsNow',
  'Bonus',
  'Bonus?tab=history',
  'Agent',
  'Protection',
  'Protection?tab=time_out',
  'Protection?tab=statement',
  'Protection?tab=test',
  'Protection?tab=help',
  'BetRecord',
  'Transaction',
  'Transaction?tab=deposits',
  'Transaction?tab=withdrawals',
  'Notice',
  'SiteMail',
  'SiteMail?tab=write',
]
const OFFICE = [
  'overview',
  'deposits',
  'deposits?tab=all',
  'withdrawals',
  'withdrawals?tab=all',
  'statements',
  'channels',
  'gateways',
  'cash',
  'reconciliation',
  'rebate',
  'levels',
  'savings',
  'wheel',
  'credit',
  'agents',
  'bonus',
  'promotions',
  'protection',
  'papers',
  'papers?tab=all',
  'usdt',
  'payouts',
  'arrivals',
  'mail',
  'mailing',
  'members',
  'members/1',
  'suppliers',
  'games',
  'play',
  'play?tab=exposure',
  'audit',
]

/** Of a member who is an agent. */
const AGENT_TABS = ['Agent', 'Agent?tab=children', 'Agent?tab=invites', 'Agent?tab=statements']
const AGENT = ['overview', 'team', 'invites', 'records', 'report', 'statements']

const closeDialog = async (page: Page, name: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name })
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
}

/** They open by themselves once in a visit. */
const putNoticesAway = async (page: Page, lang: Lang): Promise<void> => {
  const t = readTexts(lang)
  await page
    .getByRole('dialog', { name: t('member:header.notices') })
    .getByRole('button', { name: t('member:ui.close') })
    .click()
}

const visitorScreens = async (walk: Walk): Promise<void> => {
  const { page, lang } = walk
  const t = readTexts(lang)
  for (const place of PUBLIC) {
    await page.goto(`/#${place}`)
    await look(walk, `site${place}`)
  }
  await page.goto('/#/Index')
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('member:login.join') })
    .click()
  await page
    .getByRole('dialog', { name: t('member-register:title') })
    .getByRole('textbox')
    .first()
    .waitFor()
  await look(walk, 'site/register')
  await closeDialog(page, t('member-register:title'))
  await page
    .getByRole('button', { name: t('member:header.notices') })
    .first()
    .click()
  await page.getByRole('dialog', { name: t('member:header.notices') }).waitFor()
  await look(walk, 'site/notices')
  await closeDialog(page, t('member:header.notices'))
}

const become = async (page: Page, name: 'alice' | 'carol'): Promise<void> => {
  const token = await readToken(name, people[name].password)
  await page.evaluate((token) => {
    localStorage.setItem('moongate_token', token)
    document.cookie = `moongate_token=${token}; Path=/; SameSite=Lax`
  }, token)
  await page.reload()
}

const centerScreens = async (walk: Walk, places: readonly string[], who: string): Promise<void> => {
  for (const place of places) {
    await walk.page.goto(`/#/Member/${place}`)
    // Some are for screen readers alone.
    await walk.page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
    await look(walk, `${who}/${place}`)
  }
}

const memberScreens = async (walk: Walk): Promise<void> => {
  const { page, lang } = walk
  const t = readTexts(lang)
  await become(page, 'carol')
  await centerScreens(walk, AGENT_TABS, 'agent')
  await become(page, 'alice')
  await centerScreens(walk, MEMBER, 'member')
  await page.goto('/#/Member/Deposit')
  await page.getByRole('complementary', { name: t('member-rebate:title') }).waitFor()
  await page.getByRole('textbox', { name: t('member-deposit:amount') }).fill('300')
  await page.getByRole('button', { name: t('member-deposit:next') }).click()
  await page.getByText(t('member-deposit:pay_exact')).waitFor()
  await look(walk, 'member/Deposit/2')
  await page.goto('/#/Member/BindBank')
  await page.getByRole('button', { name: t('member-bank:add') }).click()
  await page
    .getByRole('dialog', { name: t('member-bank:add') })
    .getByRole('combobox')
    .waitFor()
  await look(walk, 'member/BindBank/add')
  await closeDialog(page, t('member-bank:add'))
  for (const place of ['/#/NormalDeposit', '/#/OnlineDeposit', '/#/Receipt?order=W20260115-NONE', '/#/YueBao']) {
    await page.goto(place)
    await look(walk, `member${place}`)
  }
  await page.goto(`/sandbox/chain/?lang=${lang}`)
  await look(walk, 'sandbox/faucet')
}

const FAMILIES = ['star1', 'star2', 'star3', 'sides', 'dragon_tiger', 'sum', 'pattern']
const lotteryScreens = async (walk: Walk): Promise<void> => {
  const { page, lang } = walk
  const t = readTexts(lang)
  await page.goto('/#/LoginToSupplier?api_code=JZ&gameType=4&gameCode=jzssc')
  await page.waitForURL(/\/lottery\//)
  for (const [at, family] of FAMILIES.entries()) {
    await page.getByRole('tab', { name: t(`lottery:ui.family.${family}`), exact: true }).click()
    await look(walk, `lottery/${family}`)
    if (at % LANGS.length === LANGS.indexOf(lang)) await pressTwice(walk, `lottery/${family}`)
  }
  for (const tab of ['trend', 'bets']) {
    await page.getByRole('tab', { name: t(`lottery:ui.tab_${tab}`) }).click()
    await look(walk, `lottery/${tab}`)
  }
  await page.getByRole('button', { name: t('lottery:ui.rules') }).click()
  await page.getByRole('dialog', { name: t('lottery:ui.rules') }).waitFor()
  await look(walk, 'lottery/rules')
}

/** A stake that brings a rebate, in minor units. */
const REBATED = 10_000

afterAll(() => bringHome('alice', people.alice.password))

describe.each(LANGS)('in %s', (lang) => {
  it('R1.10 no word of the member site and the lottery is cut, foreign or raw, and axe finds nothing', async () => {
    const { page } = await journey.visit({ lang })
    const walk: Walk = { page, lang, found: [], seen: 0 }
    await page.goto('/#/Index')
    await putNoticesAway(page, lang)
    await loseBet(journey, REBATED) // so that the note of a rebate stands on every screen
    await visitorScreens(walk)
    await memberScreens(walk)
    await lotteryScreens(walk)
    expect(walk.found).toEqual([])
  })

  it("R1.10 no word of the suppliers' games is cut, foreign or raw at a desk and on a phone, and axe finds nothing", async () => {
    const { page } = await visitAs(journey, 'alice', { lang, width: DESK })
    const walk: Walk = { page, lang, found: [], seen: 0 }
    await gameScreens(walk)
    expect(walk.found).toEqual([])
  })

  it('R1.10 no word of the gallery is cut or raw, and axe finds nothing', async () => {
    const { page, faults } = await journey.visit()
    faults.expected(/Executing inline event handler violates/) // its hostile text, which the policy stops before it is washed
    await page.goto(`/gallery/?lang=${lang}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect([...(await findScreenFaults(page, lang)), ...(await findViolations(page))]).toEqual([])
    const hostile = page.locator('[data-hostile]')
    await hostile.waitFor({ state: 'attached' })
    expect(await hostile.innerText(), 'what a cleaner of HTML lets pass').toBe('')
    await shoot(page, `screen-gallery-${lang}`)
  })
})

/** A commission run and a statement of it, which no address names beforehand. */
const commissionScreens = async (walk: Walk): Promise<void> => {
  const { page, lang } = walk
  const t = readTexts(lang)
  const open = (list: string) => page.getByRole('region', { name: list }).getByRole('link').first().click()
  await page.goto('/office/#/agents')
  await open(t('office:ui.agents.runs'))
  await page.getByRole('region', { name: t('office:ui.sheet.list') }).waitFor()
  await look(walk, `${lang} office/agents/run`)
  await open(t('office:ui.sheet.list'))
  await page.getByRole('heading', { name: t('office:ui.sheet.sums') }).waitFor()
  await look(walk, `${lang} office/agents/statement`)
}

/** Tables of every kind, each row of which is a card on a phone. */
const ON_PHONE = ['overview', 'withdrawals', 'members', 'audit', 'cash', 'levels', 'play', 'reconciliation']
const phoneScreens = async (walk: Walk): Promise<void> => {
  await resizeTo(walk.page, PHONE)
  for (const place of ON_PHONE) {
    await walk.page.goto(`/office/#/${place}`)
    await look(walk, `${walk.lang} office/${place}/phone`)
  }
}

const PAYEE = { name: '支付宝', account: 'pay01@moongate.example' }

/** An act whose target the audit log names in its giver's words, which are in one language. */
const changePayee = async (page: Page): Promise<void> => {
  await page.goto('/office/#/channels')
  await page.getByRole('button', { name: t('office:ui.channels.payees.set_title', PAYEE) }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: t('office:ui.channels.payees.cap') }).fill('210000')
  await form.getByRole('button', { name: t('office:ui.channels.save') }).click()
  await form.waitFor({ state: 'detached' })
}

it('R1.10 no word of the office is cut, foreign or raw in any language, and axe finds nothing', async () => {
  const { page } = await journey.visit()
  const found: string[] = []
  await office(page).logIn('erin', journey.books)
  await changePayee(page)
  for (const lang of LANGS) {
    const walk: Walk = { page, lang, found, seen: 0 }
    await page.evaluate((lang) => localStorage.setItem('moongate_office_lang', lang), lang)
    await page.reload()
    for (const place of OFFICE) {
      await page.goto(`/office/#/${place}`)
      await look(walk, `${lang} office/${place}`)
    }
    await commissionScreens(walk)
    if (lang === LANGS.at(-1)) await phoneScreens(walk)
    const gate = await journey.visit({ storage: { moongate_office_lang: lang } })
    await gate.page.goto('/office/')
    await look({ ...walk, page: gate.page }, `${lang} office/login`)
    await gate.context.close()
  }
  expect(found).toEqual([])
})

it("R2.35 no word of the agents' portal is cut, foreign or raw in any language, and axe finds nothing", async () => {
  const { page } = await journey.visit()
  const found: string[] = []
  const token = await readToken('carol', people.carol.password)
  await page.goto('/agent/')
  for (const lang of LANGS) {
    const walk: Walk = { page, lang, found, seen: 0 }
    await page.evaluate((lang) => {
      localStorage.setItem('moongate_lang', lang)
      localStorage.removeItem('moongate_token')
    }, lang)
    await page.goto('/agent/#/overview')
    await page.reload()
    await look(walk, `${lang} agent/entrance`)
    await page.evaluate((token) => localStorage.setItem('moongate_token', token), token)
    await page.reload()
    for (const place of AGENT) {
      await page.goto(`/agent/#/${place}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await look(walk, `${lang} agent/${place}`)
    }
    await page.getByRole('main').getByRole('row').getByRole('link').first().click()
    await page.getByText(readTexts(lang)('portal:ui.statements.lines')).waitFor()
    await look(walk, `${lang} agent/statement`)
  }
  expect(found).toEqual([])
})
