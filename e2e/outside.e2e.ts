import { people } from '@moongate/testing'
import { afterAll, describe, expect, it } from 'vitest'
import { bringHome, readToken } from './harness/api.ts'
import { shoot } from './harness/browser.ts'
import { enterOffice } from './harness/faults.ts'
import { useJourney } from './harness/journey.ts'
import { site } from './harness/member-site.ts'
import { PULLED, pullBets } from './harness/pull.ts'
import { playSlotRound } from './harness/slot.ts'
import { office } from './harness/office.ts'
import { t } from './harness/texts.ts'
import { visitAs, visitAsPlayer } from './harness/visit-as.ts'

const journey = useJourney()
const alice = { name: 'alice', password: people.alice.password }
const ROUNDS = 3
/** What the game begins with. */
const STAKE_MINOR = 125n

/** Turnover that alice still owes, in minor units. */
const readOpenTurnover = async (): Promise<bigint> => {
  const [row] = await journey.books.rows<{ open: string }>(
    `select coalesce(sum(r.amount - r.consumed), 0)::text as open from turnover.requirements r
      join members.members m on m.id = r.member_id where m.name = 'alice' and r.asset = 'CNY'`,
  )
  return BigInt(row?.open ?? 0)
}
/** Lets alice owe so much turnover, as a deposit would. */
const owe = (minor: bigint): Promise<unknown> =>
  journey.books.rows(
    `insert into turnover.requirements (member_id, source, source_id, asset, amount)
      select id, 'deposit', 'outside', 'CNY', $1 from members.members where name = 'alice'`,
    [minor.toString()],
  )
const readSlotRounds = (): Promise<{ stake: string; payout: string }[]> =>
  journey.books.rows(
    `select b.stake::text, b.payout::text from betting.bets b join members.members m on m.id = b.member_id
      where m.name = 'alice' and b.game_code = 'golden_carp' and b.status = 'COMPLETE'`,
  )

afterAll(() => bringHome('alice', people.alice.password))

describe('a game from outside', () => {
  it('R2.10 opens with the money of the member, in an origin of its own, and opens once', async () => {
    const { page, faults } = await visitAsPlayer(journey, alice)
    await page.goto('/#/LoginToSupplier?api_code=LOTUS&gameType=6&gameCode=lucky_times')
    await page.waitForURL(/\/sandbox\/games\//)
    const before = (await journey.books.of('alice'))['supplier:LOTUS CNY']
    expect(Number(before)).toBeGreaterThan(0)
    expect(await page.locator('#balance').innerText()).toBe(before)
    await shoot(page, 'outside-game')

    const kept = await page.evaluate(() => {
      try {
        return localStorage.getItem('moongate_token')
      } catch {
        return 'out of reach'
      }
    })
    expect([await page.evaluate(() => origin), kept]).toEqual(['null', 'out of reach'])

    // A stake past the game's limit: the round is asked for and refused, and no money moves.
    await page.locator('#stake').fill('99999')
    await page.locator('#play').click()
    await expect.poll(() => page.locator('#said').innerText()).not.toBe('')
    expect(await page.locator('#balance').innerText()).toBe(before)

    faults.expected(/410/)
    expect((await page.reload())?.status()).toBe(410)
  })

  it('R2.10 R4.10 R4.12 R2.32 plays a slot: three rounds at the supplier, home again, all three in the record, turnover lowered', async () => {
    const { page } = await visitAsPlayer(journey, alice)
    const member = site(page)
    const open_turnover = await readOpenTurnover()
    await owe(STAKE_MINOR * BigInt(ROUNDS))
    await page.goto('/#/LoginToSupplier?api_code=KOI&gameType=3&gameCode=golden_carp')
    await page.waitForURL(/\/sandbox\/games\//)
    const money = page.getByRole('contentinfo')
    const spin = page.getByRole('button', { name: t('slots:ui.spin') })
    await spin.waitFor()
    const began = (await journey.books.of('alice'))['supplier:KOI CNY'] ?? ''
    expect(await money.innerText()).toContain(`¥${Number(began).toLocaleString('en', { minimumFractionDigits: 2 })}`)
    await page.getByRole('button', { name: t('slots:ui.turbo') }).click()
    for (let round = 0; round < ROUNDS; round += 1) await playSlotRound(page)
    await shoot(page, 'outside-slot')

    await page.getByRole('button', { name: t('game:home') }).click()
    await page.waitForURL((url) => !url.pathname.startsWith('/sandbox/'))
    // An empty address leads on by itself; who went elsewhere meanwhile would be taken back.
    await member.at('/Welcome')
    await pullBets(journey, 'KOI')
    await expect.poll(() => readSlotRounds(), PULLED).toHaveLength(ROUNDS)
    const rounds = await readSlotRounds()
    expect(rounds.every(({ stake }) => BigInt(stake) === STAKE_MINOR)).toBe(true)
    // A round that pays just its stake counts nothing, as a draw.
    const even = rounds.filter(({ stake, payout }) => payout === stake).length
    await expect.poll(() => readOpenTurnover()).toBe(open_turnover + STAKE_MINOR * BigInt(even))
    await member.arrive('/Member/BetRecord')
    const rows = page.getByRole('row').filter({ hasText: '锦鲤跃龙门' })
    await expect.poll(() => rows.count()).toBe(ROUNDS)
    expect(await rows.first().innerText()).toMatch(/未中奖|\d 倍/)
  })

  it('R4.4 ends where its member logs in elsewhere: no stake is taken any more, and the money is there', async () => {
    const { context, page, faults } = await visitAsPlayer(journey, alice)
    const table = await context.newPage()
    await table.goto('/#/LoginToSupplier?api_code=JADE&gameType=1&gameCode=baccarat_a')
    await table.waitForURL(/\/sandbox\/games\//)
    await page.goto('/#/LoginToSupplier?api_code=AURUM&gameType=3&gameCode=golden_toad')
    await page.waitForURL(/\/sandbox\/games\//)
    await page.getByRole('button', { name: t('slots:ui.spin') }).waitFor()
    const before = (await journey.books.of('alice'))['supplier:AURUM CNY']
    await readToken(alice.name, alice.password)
    const told = async () => {
      const answer = await page.request.post('/sandbox/spell', {
        data: JSON.stringify({ session: await readSession() }),
      })
      return answer.json()
    }
    const readSession = () =>
      page.evaluate(() => JSON.parse(document.querySelector('#visit')?.textContent ?? '{}').session as string)
    await expect.poll(told).toEqual({ error: 'session' })
    // A table is told without a press, a slot with the next one.
    await table.getByText(t('live:ui.over_text')).waitFor()
    await page.locator('figure').click()
    await page.getByText(t('slots:ui.over_text')).waitFor()
    await shoot(page, 'outside-over')
    expect((await journey.books.of('alice'))['supplier:AURUM CNY']).toBe(before)
    faults.expected(/410/)
    expect((await page.reload())?.status()).toBe(410)
  })

  it('R1.5 R2.27 R3.14 what was bet there earns a rebate: a note tells of it, it is claimed once, and stands in the money records', async () => {
    await journey.books.rows(
      `insert into rebate.tariffs (from_on, levels, set_by) values ('2020-01-02', '[{"game_type":3,"from":"1","rate_ppm":50000}]', 'journey') on conflict do nothing`,
    )
    const { page } = await visitAs(journey, 'alice')
    await site(page).arrive('/Index')
    const close = page.getByRole('button', { name: t('member-rebate:banner_close') })
    await close.waitFor()
    await page.getByRole('link', { name: t('member-rebate:banner_go') }).click()
    const due = page.getByRole('table', { name: t('member-rebate:caption') })
    await due.getByRole('row').filter({ hasText: '5.00%' }).first().waitFor()
    await shoot(page, 'rebate')
    // The note stays until it is closed, and then is gone though the rebate still waits.
    await page.goto('/#/Member/Center')
    await close.click()
    await close.waitFor({ state: 'detached' })
    await page.goto('/#/Member/FsNow')
    await due.waitFor()
    expect(await close.count()).toBe(0)
    await page.getByRole('button', { name: t('member-rebate:claim') }).click()
    await page.getByText(t('member-rebate:none')).waitFor()
    expect(Number((await journey.books.of('alice'))['rebate CNY'])).toBeGreaterThan(0)
    await page.goto('/#/Member/Transaction')
    await page
      .getByRole('row')
      .filter({ hasText: t('rebate:operate_types.4') })
      .first()
      .waitFor()
  })

  it('R2.5 R3.17 R4.19 R6.6 R8.7 a loan is asked for, approved at the desk and credited while its steps show it, paid back whole, and stands in the money records', async () => {
    await journey.books.rows(
      `insert into site.configs (key, value) values ('credit', '{"way":"staff","review_minutes":5,"min":"100.00","cap":"","max_days":30,"wait_minutes":1}')
        on conflict (key) do update set value = excluded.value`,
    )
    const [own] = await journey.books.rows<{ realname: string }>(
      `select realname from members.members where name = 'alice'`,
    )
    const { page } = await visitAs(journey, 'alice')
    await site(page).arrive('/Credit/Index')
    await page.getByRole('link', { name: t('member-credit:tabs.borrow'), exact: true }).click()
    await page.getByLabel(t('member-credit:realname')).fill(own?.realname ?? '')
    await page.getByLabel(t('member-credit:money'), { exact: true }).fill('200')
    await page.getByRole('button', { name: t('member-credit:days', { days: 7 }), exact: true }).click()
    await shoot(page, 'credit-borrow')
    await page.getByRole('button', { name: t('member-credit:submit') }).click()
    await page.getByRole('timer', { name: t('member-credit:review_in') }).waitFor()
    const desk = await enterOffice(journey, 'frank')
    await office(desk).way('credit').click()
    const approve = t('office:ui.credit.approve')
    await desk.getByRole('button', { name: new RegExp(`^${approve} · C\\d{8}`) }).click()
    await desk.getByRole('dialog').getByRole('button', { name: approve, exact: true }).click()
    await page.getByText(t('credit:states.lent')).waitFor()
    await page.getByRole('timer', { name: t('member-credit:due_in') }).waitFor()
    expect(Number((await journey.books.of('alice'))['credit CNY'])).toBe(-200)
    await page.getByRole('link', { name: t('member-credit:tabs.repay'), exact: true }).click()
    await page.getByRole('button', { name: t('member-credit:repay_all') }).waitFor()
    await shoot(page, 'credit-repay')
    await page.getByRole('button', { name: t('member-credit:repay_all') }).click()
    await page.getByText(t('member-credit:nothing_owed')).waitFor()
    await page.getByRole('link', { name: t('member-credit:tabs.record'), exact: true }).click()
    await page.getByText(t('credit:states.repaid')).first().waitFor()
    await shoot(page, 'credit-record')
    await page.goto('/#/Member/Transaction')
    for (const type of ['23', '24'] as const)
      await page
        .getByRole('row')
        .filter({ hasText: t(`credit:operate_types.${type}`) })
        .first()
        .waitFor()
  })

  it('R2.7 R7.6 R9.5 their level is looked up; a login brings the gift and a salary that are due, and both stand in the money records', async () => {
    const who = `(select id from members.members where name = 'alice')`
    await journey.books.rows(
      `insert into levelup.bets (member_id, bet_id, ladder, effective) values (${who}, gen_random_uuid(), 'slot', 10000000)`,
    )
    await journey.books.rows(
      `update levelup.standings set effective = effective + 10000000, monthly_on = current_date - 40 where member_id = ${who} and ladder = 'slot'`,
    )
    const { page } = await visitAs(journey, 'alice')
    await site(page).arrive('/Index')
    await page.getByRole('link', { name: t('member:header.slot_levels') }).click()
    await page.getByRole('listitem', { name: t('member-levelup:place.own', { level: 2 }) }).waitFor()
    const name = page.getByLabel(t('member-levelup:account'))
    await name.fill('bobby')
    await page.getByRole('button', { name: t('member-levelup:search') }).click()
    await page.getByText(t('member-levelup:own_only')).waitFor()
    await name.fill('alice')
    await page.getByRole('button', { name: t('member-levelup:search') }).click()
    const given = page.getByRole('list', { name: t('member-levelup:given') }).getByRole('listitem')
    await given.filter({ hasText: t('member-levelup:kinds.monthly') }).waitFor()
    await expect.poll(() => given.count()).toBeGreaterThan(1)
    await shoot(page, 'slot-levels')
    await page.goto('/#/Member/Transaction')
    for (const type of ['20', '22'] as const)
      await page
        .getByRole('row')
        .filter({ hasText: t(`levelup:operate_types.${type}`) })
        .first()
        .waitFor()
  })

  it('R2.6 a chance turns the wheel: the prize stands in the own wins and the money record, and checks out in the browser', async () => {
    await journey.books.rows(
      `insert into wheel.grants as g (member_id, on_day, need_deposit, need_bet, given)
        select id, '2026-01-01', 1, 1, 1 from members.members where name = 'alice'
        on conflict (member_id, on_day, need_deposit, need_bet) do update set given = g.given + 1`,
    )
    await journey.books.rows(`update wheel.prizes set odds = case position when 2 then 1000000 else 0 end`)
    const { page } = await visitAs(journey, 'alice')
    await site(page).arrive('/Wheel')
    // The button below is named like the wheel's own until it is known how many chances there are.
    const wheel = page.getByRole('group', { name: t('member-wheel:wheel') })
    await wheel.getByRole('button', { name: t('member-wheel:spin') }).click()
    await page.getByText(t('member-wheel:won', { prize: '¥1.88' })).waitFor()
    const won = page
      .getByRole('table', { name: t('member-wheel:mine') })
      .getByRole('row')
      .filter({ hasText: '¥1.88' })
    await expect.poll(() => won.count()).toBeGreaterThan(0)
    await won.getByRole('button').first().click()
    await page.getByText(t('member-wheel:findings.genuine')).waitFor()
    await shoot(page, 'wheel')
    const asked = await journey.books.rows(`select amount::text from turnover.requirements where source = 'wheel'`)
    expect(asked).toEqual([{ amount: '188' }])
    await page.goto('/#/Member/Transaction')
    await page
      .getByRole('row')
      .filter({ hasText: t('wheel:operate_types.15') })
      .first()
      .waitFor()
  })

  it('R2.4 R2.30 R3.19 R6.6 who applies for an activity is counted at the desk as it happens, paid when staff approve, and reads it in the money records', async () => {
    const desk = await enterOffice(journey, 'frank')
    const queue = office(desk).way('promotions')
    const { page } = await visitAs(journey, 'carol')
    await site(page).arrive('/Activity?kind=daily')
    await page.getByRole('link', { name: /每日好运红包/ }).click()
    await page.getByRole('button', { name: t('member-activity:apply') }).click()
    await page.getByRole('button', { name: t('member-activity:send') }).click()
    await page.getByText(t('member-activity:applied.0')).waitFor()
    await queue.locator('[data-some]').waitFor()
    await page.goto('/#/Activity?view=mine')
    const mine = page.getByRole('table', { name: t('member-activity:mine') })
    const bill = await mine.getByText(/^A\d{8}-/).innerText()
    await queue.click()
    await desk.getByRole('button', { name: `${t('office:ui.promotions.approve')} · ${bill}` }).click()
    const dialog = desk.getByRole('dialog', { name: t('office:ui.promotions.approve_title', { bill_no: bill }) })
    await dialog.getByLabel(t('office:ui.order.money')).fill('18.88')
    await dialog.getByRole('button', { name: t('office:ui.promotions.approve') }).click()
    await mine.getByText(t('promotions:states.paid')).waitFor()
    await mine.getByText('18.88').first().waitFor()
    // Anybody finds out how it stands by the account, whose name is masked.
    await page.goBack()
    await page.getByLabel(t('member-activity:result_name')).fill('carol')
    await page.getByRole('button', { name: t('member-activity:result_go') }).click()
    const result = page.getByRole('listitem').filter({ hasText: 'c***' })
    await result.getByText(t('promotions:states.paid')).waitFor()
    await page.goto('/#/Member/Transaction')
    const row = page.getByRole('row').filter({ hasText: t('promotions:operate_types.13') })
    await expect.poll(() => row.filter({ hasText: '18.88' }).count()).toBe(1)
  })
})
