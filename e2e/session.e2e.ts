import { expect, it } from 'vitest'
import { useJourney } from './harness/journey.ts'
import { expectBecomes, site } from './harness/member-site.ts'
import { t } from './harness/texts.ts'

const journey = useJourney()
const PASSWORD = 'Moongate88'
const kept = () => ({
  token: localStorage.getItem('moongate_token'),
  cookie: document.cookie.includes('moongate_token'),
})

it('R4.1 R4.4 a second login ends the first: it is told without a reload, forgets the member and goes home', async () => {
  const first = await journey.visit()
  const second = await journey.visit()
  first.faults.expected(/401 \(Unauthorized\)/)
  const [here, there] = [site(first.page), site(second.page)]
  await here.arrive()
  await here.logIn('bobby', PASSWORD)
  expect(await first.page.evaluate(kept)).toEqual({ token: expect.any(String), cookie: true })
  await here.go('/Member/Center')
  await here.title(t('member-center:dashboard.title')).waitFor()

  await there.arrive()
  await there.logIn('bobby', PASSWORD)

  await here.hear(t('member:session.kicked'), t('sessions:ended.other_login'))
  await here.at('/Index')
  await here.login.form.waitFor()
  expect(await first.page.evaluate(kept)).toEqual({ token: null, cookie: false })
  expect(await here.account('bobby').count()).toBe(0)
  await there.account('bobby').waitFor()
  await there.go('/Member/Center')
  await there.title(t('member-center:dashboard.title')).waitFor()
})

it('R4.4 logging out in one tab logs the other tab out too', async () => {
  const { context, page } = await journey.visit()
  const here = site(page)
  await here.arrive()
  await here.logIn('bobby', PASSWORD)
  const other = site(await context.newPage())
  await other.arrive()
  await other.account('bobby').waitFor()
  await here.logOut('bobby')
  await other.login.form.waitFor()
  await expectBecomes(() => page.evaluate(kept), { token: null, cookie: false })
})

it('R4.4 logging out in one tab takes the other one home from a screen of the member', async () => {
  const { context, page } = await journey.visit()
  const here = site(page)
  await here.arrive()
  await here.logIn('bobby', PASSWORD)
  const other = site(await context.newPage())
  await other.arrive()
  await other.go('/Member/Center')
  await other.title(t('member-center:dashboard.title')).waitFor()
  await here.logOut('bobby')
  await other.at('/Index')
  await other.login.form.waitFor()
  expect(await page.evaluate(kept)).toEqual({ token: null, cookie: false })
})

it('R4.7 a logged-in member who opens /login goes to the start', async () => {
  const { page } = await journey.visit()
  const member = site(page)
  await member.arrive()
  await member.logIn('bobby', PASSWORD)
  await member.go('/login')
  await member.at('/Welcome')
  expect(await page.evaluate(kept)).toMatchObject({ cookie: true })
})

it('R4.8 R5.11 a member without a real name is asked for it and comes to the member centre', async () => {
  const { page } = await journey.visit()
  const member = site(page)
  await member.arrive()
  await member.logIn('bobby', PASSWORD)
  for (const place of ['/Member/Deposit', '/Member/Withdraw', '/Member/BindBank']) {
    await member.go(place)
    await member.hear(t('member:session.warm_reminder'), t('member:session.realname_first'))
    await member.at('/Member/Center')
  }
  expect(await page.getByLabel(t('fields:realname')).isEditable()).toBe(true)
})
