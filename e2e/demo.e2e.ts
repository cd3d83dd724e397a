import { describe, expect, it } from 'vitest'
import { shoot } from './harness/browser.ts'
import { useJourney } from './harness/journey.ts'
import { lottery } from './harness/lottery.ts'
import { expectBecomes, site } from './harness/member-site.ts'
import { cents } from './harness/money.ts'
import { t } from './harness/texts.ts'

const journey = useJourney()
const TRIAL = t('member:wallet.trial')
const SHUT = [
  '/Member/Deposit',
  '/Member/BindBank',
  '/Member/Withdraw',
  '/Member/BetRecord',
  '/Member/Transaction',
  '/NormalDeposit',
]

const AD = `insert into site.asides (grp, vertical, horizontal, full_url, effect, title, advs) values ('new1', 'bottom', 'left', '#/Lottery', 'other', '{"zh_cn":"试玩广告"}',
  '[{"pic_url":"/gallery/none.webp","pic_width":160,"pic_height":160}]') returning id`

/** A visitor who has pressed the trial button; answers the account's name. */
const tryOut = async () => {
  const { page, context, faults } = await journey.visit()
  const demo = site(page)
  await demo.arrive()
  return {
    page,
    context,
    faults,
    demo,
    begin: () =>
      page
        .getByRole('banner')
        .getByRole('button', { name: t('member:login.demo') })
        .click(),
  }
}

describe('a trial account', () => {
  it("R4.3 R1.13 R6.3 plays the local lottery with play money that is nobody's real money", async () => {
    const { page, context, demo, begin } = await tryOut()
    await begin()
    await expectBecomes(async () => cents(await demo.balance(TRIAL)) > 0n, true)
    await demo.at('/Index')
    const [trial] = await journey.books.rows<{ name: string }>(
      'select name from members.members where is_demo order by id desc limit 1',
    )
    const name = trial?.name ?? ''
    const before = await demo.balance(TRIAL)
    expect(
      Object.entries(await journey.books.of(name)).map(([account, held]) => [account.split(' ')[1], cents(held)]),
    ).toEqual([['PLAY', cents(before)]])

    await demo.go('/Lottery')
    const [window] = await Promise.all([
      context.waitForEvent('page'),
      page
        .getByRole('button', { name: t('lottery:games.jzssc') })
        .first()
        .click(),
    ])
    await window.waitForURL(/\/lottery\//)
    const game = lottery(window)
    await expectBecomes(game.balance, before)
    await game.wallet.getByText(t('lottery:ui.demo')).waitFor()
    await game.family('sum').click()
    await game.chip('5').click()
    await game.waitForTime({ least_s: 20 })
    await game.sum('odd').click()
    await game.confirm.click()
    await game.accepted.waitFor()
    await shoot(window, 'demo-accepted')
    const books = await journey.books.of(name)
    expect(Object.keys(books)).toEqual(['supplier:JZ PLAY'])
    expect(cents(books['supplier:JZ PLAY'] ?? '')).toBe(cents(before) - 500n)
  })

  it('R6.3 R4.9 R8.3 meets a warm reminder on every other protected screen, comes home, and finds no form that can only be refused', async () => {
    const { page, demo, begin } = await tryOut()
    await begin()
    await expectBecomes(async () => cents(await demo.balance(TRIAL)) > 0n, true)
    for (const place of SHUT) {
      await demo.go(place)
      await demo.hear(t('member:session.warm_reminder'), t('member:session.demo_refused'))
      await demo.at('/Index')
    }
    for (const [place, title] of [
      ['/Member/Center', 'member-center:profile.title'],
      ['/Member/Transfer', 'member-transfer:title'],
    ] as const) {
      await demo.go(place)
      await demo.title(t(title)).waitFor()
      expect(await page.getByRole('main').locator('input, select, textarea').count(), place).toBe(0)
    }
    expect(await demo.alert(t('member:session.warm_reminder')).count()).toBe(0)
  })

  it('R6.3 is refused by the server too, in words, and nothing is kept of it', async () => {
    const { page, faults, demo, begin } = await tryOut()
    faults.expected(/403 \(Forbidden\)/)
    await begin()
    await expectBecomes(async () => cents(await demo.balance(TRIAL)) > 0n, true)
    const ask = (path: string, body: object) =>
      page.evaluate(
        async ([path, body]) => {
          const headers = {
            'content-type': 'application/json',
            authorization: `Bearer ${localStorage.getItem('moongate_token')}`,
            'idempotency-key': crypto.randomUUID(),
          }
          const answer = await fetch(`/api${path}?lang=zh_cn`, { method: 'POST', headers, body })
          return [answer.status, ((await answer.json()) as { message: string }).message]
        },
        [path, JSON.stringify(body)] as const,
      )
    const orders = () =>
      journey.books.rows(
        'select (select count(*) from cashier.deposits) + (select count(*) from cashier.withdrawals) + (select count(*) from bank.cards) as n',
      )
    const before = await orders()
    for (const path of ['/recharge/normal', '/drawing', '/member/bank', '/member/drawing_pwd/set']) {
      expect(await ask(path, {}), path).toEqual([403, t('errors:policy.demo_not_supported')])
    }
    expect(await orders()).toEqual(before)
  })

  it('R2.26 R6.3 sees no advertisement where a visitor sees one', async () => {
    const [{ id } = {}] = await journey.books.rows<{ id: number }>(AD)
    try {
      const { page, faults, demo, begin } = await tryOut()
      faults.expected(/404 \(Not Found\).*none\.webp/)
      const ads = page.getByRole('complementary', { name: t('member:floating.ads') })
      await ads.getByRole('link', { name: '试玩广告' }).waitFor()
      await begin()
      await expectBecomes(async () => cents(await demo.balance(TRIAL)) > 0n, true)
      expect(await ads.count()).toBe(0)
    } finally {
      await journey.books.rows('delete from site.asides where id = $1', [id])
    }
  })
})
