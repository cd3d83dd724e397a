import { expect, it } from 'vitest'
import { post, readToken, readWayIn } from './harness/api.ts'
import { shoot } from './harness/browser.ts'
import { useJourney } from './harness/journey.ts'
import { site } from './harness/member-site.ts'
import { usePerson } from './harness/person.ts'
import { t } from './harness/texts.ts'
import { logInAs, visitWith } from './harness/visit-as.ts'

const journey = useJourney()
const own = usePerson(journey)
/** Shut out at no time. */
const player = usePerson(journey)
const LIMIT = `${t('member-protection:kinds.deposit')}, ${t('member-protection:periods.day')}`

it('R6.3 a member limits deposits, is held to it on the form, loosens it a day later, shuts themselves out, plays no more and withdraws', async () => {
  const token = await readToken(own.name, own.password)
  const { page, faults } = await visitWith(journey, token)
  faults.expected(/40[13]/)
  await site(page).arrive('/Member/Protection')
  await page.getByRole('textbox', { name: t('member-protection:amount') }).fill('100')
  await page.getByRole('button', { name: t('member-protection:save') }).click()
  const card = page.getByRole('article', { name: LIMIT })
  await card.getByText('¥100.00').first().waitFor()
  await shoot(page, 'protection-limit')

  await page.goto('/#/Member/Deposit')
  await page.getByRole('radio', { name: new RegExp(t('cashier:payment_types.online_alipay')) }).check()
  await page.getByRole('textbox', { name: t('member-deposit:amount') }).fill('200')
  // The refusal closes the window of the payment while a part of it is on its way: nothing that anybody complains of.
  const asked_part = new Promise<void>((resolve) => {
    void page.context().route(/online-window/, () => resolve())
  })
  await page.route(/\/recharge\/online/, async (route) => {
    await asked_part
    await route.continue()
  })
  await page.getByRole('button', { name: t('member-deposit:pay_online') }).click()
  await page.getByText(t('errors:policy.limit_reached')).first().waitFor()
  await shoot(page, 'protection-deposit-refused')
  await page.goto('/#/Member/Protection')
  await page.reload()
  await page.getByRole('textbox', { name: t('member-protection:amount') }).fill('500')
  await page.getByRole('button', { name: t('member-protection:save') }).click()
  const confirm = card.getByRole('button', { name: t('member-protection:confirm') })
  await confirm.waitFor()
  expect(await confirm.isDisabled()).toBe(true)
  await journey.books.rows(
    `update policy.limits l set ripe_at = ripe_at - interval '24 hours' from members.members m where m.id = l.member_id and m.name = $1`,
    [own.name],
  )
  await page.reload()
  await confirm.click()
  await card.getByText('¥500.00').first().waitFor()

  await page.goto('/#/Member/Protection?tab=time_out')
  await page.getByRole('radio', { name: t('member-protection:spans.6m') }).check()
  await page.getByRole('button', { name: t('member-protection:begin') }).click()
  const asked = page.getByRole('alertdialog', { name: t('member-protection:begin') })
  await asked.getByRole('button', { name: t('member:ui.ok') }).click()
  await page.getByText(t('sessions:ended.excluded')).first().waitFor()
  await shoot(page, 'protection-excluded')
  await stayOut()
})

/** Whoever excluded themselves logs in again: they play no more, and take home what is theirs. */
const stayOut = async (): Promise<void> => {
  const { page, faults, member } = await logInAs(journey, own)
  faults.expected(/403/)
  const note = page.getByRole('complementary', { name: t('member-rebate:standing.label') })
  await note.getByRole('link', { name: t('member-rebate:standing.go') }).waitFor()
  await shoot(page, 'protection-standing')
  await member.go('/LoginToSupplier?api_code=JZ&gameType=4&gameCode=jzssc')
  await page.getByRole('heading', { name: t('member-launch:failed') }).waitFor()
  await page.getByText(t('errors:policy.protected')).first().waitFor()
  await shoot(page, 'protection-play-refused')
  await member.go('/Member/Withdraw')
  await page.reload()
  await page.getByRole('textbox', { name: t('member-withdraw:amount') }).fill('200')
  await page.getByRole('textbox', { name: t('member-withdraw:remark') }).fill('rent')
  await page.getByRole('textbox', { name: t('member-withdraw:pin') }).fill(own.withdrawal_password)
  await page.getByRole('button', { name: t('member-withdraw:next') }).click()
  const sure = member.alert(t('member-withdraw:confirm_title'))
  await sure.getByRole('button', { name: t('member-withdraw:confirm') }).click()
  await page.getByRole('heading', { name: t('member-withdraw:submitted') }).waitFor()
  await shoot(page, 'protection-withdrawal-open')
  expect(await journey.books.of(own.name)).toMatchObject({ 'held CNY': '200.00' })
}

it('R6.3 the lottery and a slot show how it went, hold play until it is confirmed, and end it when the time is used up', async () => {
  const token = await readToken(player.name, player.password)
  const [me] = await journey.books.rows<{ id: number }>('select id from members.members where name = $1', [player.name])
  /** They have played for so long without a pause. */
  const play = (seconds: number) =>
    journey.books.rows(
      `insert into policy.clocks (member_id, since, last_at) values ($1, now() - make_interval(secs => $2), now())
       on conflict (member_id) do update set since = excluded.since, last_at = excluded.last_at`,
      [me?.id, seconds],
    )
  const { page, faults } = await visitWith(journey, token)
  faults.expected(/403/)
  const look = page.getByRole('alertdialog', { name: t('member-protection:reality') })
  const goOn = look.getByRole('button', { name: t('member-protection:go_on') })
  await play(3_600)
  await page.goto('/#/LoginToSupplier?api_code=JZ&gameType=4&gameCode=jzssc')
  await page.waitForURL(/\/lottery\//)
  await look.getByText('1:00', { exact: true }).waitFor()
  await shoot(page, 'protection-lottery')
  await goOn.click()
  await look.waitFor({ state: 'detached' })

  // The way in is asked for at once: with the hour behind it, the next look would be an hour away.
  await play(3_600 - 4)
  await page.goto(await readWayIn(token, 'api_code=AURUM&gameType=3&gameCode=jade_rabbit'))
  await look.getByText('0:00', { exact: true }).waitFor()
  await shoot(page, 'protection-slot')
  await goOn.click()
  await look.waitFor({ state: 'detached' })

  await post('/member/protection/limit', { kind: 'time', period: 'day', amount: '1' }, token)
  await journey.books.rows(`update policy.tallies set seconds = 1800 where member_id = $1`, [me?.id])
  await page.goto('/#/LoginToSupplier?api_code=JZ&gameType=4&gameCode=jzssc')
  const over = page.getByRole('alertdialog', { name: t('member-protection:over_title') })
  await page.waitForURL(/\/lottery\//)
  // The way in is good once: a reload goes on with the session that it opened.
  await page.waitForFunction(() => sessionStorage.length > 0)
  await journey.books.rows(`update policy.tallies set seconds = 3600 where member_id = $1`, [me?.id])
  await page.reload()
  await over.waitFor()
  await shoot(page, 'protection-time-over')
  await over.getByRole('button', { name: t('member-protection:over_ok') }).click()
  await page.getByRole('article', { name: new RegExp(t('member-protection:kinds.time')) }).waitFor()
  expect(page.url()).toContain('/Member/Protection?tab=limits')
})
