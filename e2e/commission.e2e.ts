import { people } from '@moongate/testing'
import { GAME_TYPES } from '@moongate/contract/games.states'
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { agentPortal } from './harness/agent-portal.ts'
import { post, readToken } from './harness/api.ts'
import { shoot } from './harness/browser.ts'
import { useJourney } from './harness/journey.ts'
import { expectBecomes, findLabelled, site } from './harness/member-site.ts'
import { enterOffice } from './harness/faults.ts'
import { payIn } from './harness/person.ts'
import { CAPTCHA } from './harness/product.ts'
import { waitSettled } from './harness/scan.ts'
import { PULLED, pullBets } from './harness/pull.ts'
import { office } from './harness/office.ts'
import { t } from './harness/texts.ts'

/*
 * What an agent earns, as four people see it: a guest who comes by a link and plays, two of the staff who pay, and the agent, whose
 * entrance to the portal asks for a second step.
 */
const journey = useJourney()
const DIGITS = String(Date.now()).slice(-8)
const [AGENT, GUEST] = [`host${DIGITS}`, `come${DIGITS}`]
const { password } = people.alice
/** What an agent of 5.00‰ has of bets of 500.00. */
const [STAKE, EARNED] = ['500', '2.50']

/** Below carol, an agent with a link for players and an authenticator app. */
const makeAgent = async () => {
  const rates = GAME_TYPES.map(({ key: game_type }) => ({ game_type, rate: '5.00' }))
  const child = { name: AGENT, password, password_confirmation: password, rates }
  await post('/team/add', child, await readToken('carol', people.carol.password))
  const token = await readToken(AGENT, password)
  const { invite_code = '' } = await post('/team/invite/create', { rates: [] }, token)
  const { secret = '' } = await post('/member/factors/totp', { password }, token)
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const answer = { code: totp.generate() }
  const { recovery_codes } = await post<{ recovery_codes: string[] }>('/member/factors/totp/confirm', answer, token)
  return { invite_code, totp, recovery: recovery_codes[0] ?? '' }
}

const register = async (page: Page): Promise<void> => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('member:login.join') })
    .click()
  const form = site(page).dialog(t('member-register:title'))
  const field = (name: string) => findLabelled(form, t(`fields:${name}`))
  await field('name').fill(GUEST)
  for (const name of ['password', 'password_confirmation']) await field(name).fill(password)
  if (await field('realname').isVisible()) await field('realname').fill('王丽丽')
  if (await field('phone').isVisible()) await field('phone').fill(`137${DIGITS}`)
  await field('qk_pwd').fill('246810')
  const captcha = form.getByRole('textbox', { name: t('member:login.captcha') })
  await captcha.focus()
  await form.getByRole('button', { name: t('member:login.captcha_refresh') }).waitFor()
  await captcha.fill(CAPTCHA)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: t('member-register:submit') }).click()
  await site(page).account(GUEST).waitFor()
}

const readCounted = async (): Promise<string | undefined> =>
  (
    await journey.books.rows<{ effective: string }>(
      'select b.effective::text from team.bets b join members.members m on m.id = b.member_id where m.name = $1 and b.effective > 0',
      [GUEST],
    )
  )[0]?.effective

/** Plays at a game until a bet counts: one that is drawn does not. */
const play = async (page: Page): Promise<void> => {
  const token = (await page.evaluate(() => localStorage.getItem('moongate_token'))) ?? ''
  await post('/auth/info/update', { realname: '王丽丽' }, token)
  await payIn(token)
  await expect.poll(async () => (await journey.books.of(GUEST))['centre CNY']).toBe('5000.00')
  await post('/game/deposit', { api_code: 'LOTUS', money: '3000.00' }, token)
  await page.goto('/#/LoginToSupplier?api_code=LOTUS&gameType=6&gameCode=lucky_times')
  await page.waitForURL(/\/sandbox\/games\//)
  await page.locator('#stake').fill(STAKE)
  await page.locator('#play').click()
  await expect.poll(() => page.locator('#said').innerText()).not.toBe('')
  await pullBets(journey, 'LOTUS')
  await expect.poll(readCounted, PULLED).toBe(`${STAKE}00`)
}

/** A night goes by: commission is of days that are over. */
const sleep = () =>
  journey.books.rows(`update team.paths set from_at = from_at - interval '1 day';
    update team.rates set from_at = from_at - interval '1 day';
    update team.bets set settled_at = settled_at - interval '1 day';
    update team.days set on_day = on_day - 1000; update team.days set on_day = on_day + 999;
    update team.shares set on_day = on_day - 1000; update team.shares set on_day = on_day + 999`)

const goToAgents = async (name: 'erin' | 'frank'): Promise<Page> => {
  const page = await enterOffice(journey, name)
  await office(page).way('agents').click()
  await page.getByRole('region', { name: t('office:ui.agents.runs') }).waitFor()
  // Four lists come one after the other, and each moves what stands below it.
  await waitSettled(page)
  return page
}

const begin = async (): Promise<void> => {
  const page = await goToAgents('frank')
  const preview = page.getByRole('region', { name: t('office:ui.agents.preview') })
  await preview.getByRole('row').filter({ hasText: AGENT }).getByText(`¥${EARNED}`).first().waitFor()
  await shoot(page, 'commission-preview')
  await page.getByRole('button', { name: t('office:ui.agents.start') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('office:ui.agents.start') })
    .click()
  await page.getByText(t('office:ui.agents.started')).waitFor()
  // Who began it sees that it is somebody else's to approve.
  const approval = page.getByRole('button', { name: new RegExp(t('office:ui.own_step')) })
  expect(await approval.getAttribute('aria-disabled')).toBe('true')
}

const approve = async (): Promise<void> => {
  const page = await goToAgents('erin')
  const runs = page.getByRole('region', { name: t('office:ui.agents.runs') })
  await runs
    .getByRole('button', { name: t('office:ui.agents.approve') })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('office:ui.agents.approve') })
    .click()
  await page.getByText(t('office:ui.agents.run_approved')).waitFor()
  await runs.getByRole('row').getByRole('link').first().click()
  await page.getByRole('row').filter({ hasText: AGENT }).getByRole('link').click()
  await page.getByRole('heading', { name: t('office:ui.sheet.sums') }).waitFor()
  const line = page.getByRole('row').filter({ hasText: '5.00‰' })
  expect(await line.innerText()).toMatch(/500\.00[^]*¥0\.00[^]*2\.50/)
  await shoot(page, 'commission-sheet')
}

it('R1.9 R3.20 R6.4 invite link, registration, bet, run by two people, and the statement an agent is paid by', async () => {
  const { invite_code, totp, recovery } = await makeAgent()
  const guest = await journey.visit()
  await guest.page.goto(`/?i=${invite_code}#/Index`)
  // Before the site has read the code, another address would be a new visit without it.
  await guest.page.waitForURL((url) => url.search === '')
  await site(guest.page).arrive('/Index')
  await register(guest.page)
  await play(guest.page)
  await sleep()
  await begin()
  await approve()
  await expectBecomes(async () => (await journey.books.of(AGENT))['centre CNY'], EARNED)

  const { page, faults } = await journey.visit()
  faults.expected(/401|403|400/)
  const portal = agentPortal(page)
  await portal.logIn({ name: AGENT, password })
  await portal.step('222222')
  await page.getByRole('alert').waitFor()
  await shoot(page, 'agent-step')
  await portal.step(totp.generate({ timestamp: Date.now() + 30_000 }))
  await portal.open('statements')
  await page.getByRole('main').getByRole('row').getByRole('link').first().click()
  await page.getByText(t('portal:ui.statements.lines')).waitFor()
  await page.getByText(t('portal:ui.statements.states.paid')).waitFor()
  expect(await page.getByRole('main').innerText()).toContain(`¥${EARNED}`)
  await page.getByRole('button', { name: t('portal:ui.log_out') }).click()
  await portal.logIn({ name: AGENT, password })
  await portal.step(recovery)
  await page.getByRole('heading', { level: 1, name: t('portal:ui.nav.overview') }).waitFor()
})
