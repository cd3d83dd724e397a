import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { bringHome } from './harness/api.ts'
import { shoot } from './harness/browser.ts'
import { useJourney } from './harness/journey.ts'
import { usePerson } from './harness/person.ts'
import { site } from './harness/member-site.ts'
import { PULLED, pullBets } from './harness/pull.ts'
import { findViolations } from './harness/scan.ts'
import { t } from './harness/texts.ts'
import { visitAsPlayer } from './harness/visit-as.ts'

const journey = useJourney()
const own = usePerson(journey)
/** What is pressed for a move; comparing goes by the number of the bot, a bid by its points, a row of tiles by its lowest. */
const KEYS: Readonly<Record<string, string>> = {
  hit: 'h',
  stand: 's',
  double: 'd',
  split: 'p',
  decline: 'n',
  look: 'l',
  call: 'c',
  raise: 'r',
  fold: 'f',
  pass: 'p',
  win: 'w',
  kong: 'k',
  pung: 't',
}
/** One of a hundred thousand visits would not see a win and a loss in so many rounds: of three cards one in four is won. */
const MOST_ROUNDS = 41

type Told = {
  round: { id: string; over: boolean; hint: string; wagers: { stake: number; payout: number }[] }
}
type Recorded = { statistic: Record<string, string> }
type Sum = { bets: number; staked: number; paid: number }

/** Presses a key, and hears what the supplier says of the round then. */
const press = async (page: Page, key: string): Promise<Told['round']> => {
  const answered = page.waitForResponse(/\/sandbox\/cards\/(deal|move)$/)
  await page.keyboard.press(key)
  return ((await (await answered).json()) as Told).round
}
/** What is done with what the hint has picked. */
const PICKED: Readonly<Record<string, string>> = {
  play: t('cards:ui.landlord.move.play'),
  discard: t('cards:ui.mahjong.move.discard'),
}
/** Makes the move that is advised; of cards and tiles that are picked the hint picks them, and Enter plays them. */
const makeMove = async (page: Page, hint: string): Promise<Told['round']> => {
  const [name = '', said = ''] = hint.split(':')
  const button = PICKED[name]
  if (button === undefined) return press(page, KEYS[name] ?? (name === 'chow' ? String(Number(said) + 1) : said))
  await page.keyboard.press('h')
  await expect.poll(() => page.getByRole('button', { name: button }).isEnabled()).toBe(true)
  return press(page, 'Enter')
}
/** A move of each game that is offered at every turn; it can be pressed once the page has heard of the turn. */
const ALWAYS = [
  'blackjack.move.stand',
  'blackjack.move.decline',
  'flower.move.fold',
  'landlord.move.no_bid',
  'landlord.hint',
  'mahjong.hint',
  'niuniu.move.no_bid',
]
  .map((key) => t(`cards:ui.${key}`))
  .concat(t('cards:ui.niuniu.move.lay', { times: 1 }))
const waitTurn = (page: Page): Promise<void> =>
  page
    .locator('footer')
    .getByRole('button', { name: new RegExp(`^(${ALWAYS.join('|')})$`, 'u'), disabled: false })
    .waitFor()
/** Plays a round as its hints say. */
const playRound = async (page: Page): Promise<Sum> => {
  await expect.poll(() => page.getByRole('button', { name: t('cards:ui.deal') }).isEnabled()).toBe(true)
  let round = await press(page, 'Enter')
  while (!round.over) {
    await waitTurn(page)
    round = await makeMove(page, round.hint)
  }
  const sum = (of: 'stake' | 'payout') => round.wagers.reduce((all, wager) => all + wager[of], 0)
  return { bets: round.wagers.length, staked: sum('stake'), paid: sum('payout') }
}
const add = (a: Sum, b: Sum): Sum => ({ bets: a.bets + b.bets, staked: a.staked + b.staked, paid: a.paid + b.paid })
/** What the books here know of a game. */
const readBets = async (game: string): Promise<Sum | undefined> => {
  const [row] = await journey.books.rows<Sum>(
    `select count(*)::int as bets, coalesce(sum(b.stake), 0)::int as staked, coalesce(sum(b.payout), 0)::int as paid
      from betting.bets b join members.members m on m.id = b.member_id
      where m.name = $1 and b.game_code = $2 and b.status = 'COMPLETE'`,
    [own.name, game],
  )
  return row
}

const NOTHING: Sum = { bets: 0, staked: 0, paid: 0 }
/** Opens a game, and waits until it can be played. */
const openGame = async (page: Page, game: string): Promise<void> => {
  await page.goto(`/#/LoginToSupplier?api_code=LOTUS&gameType=6&gameCode=${game}`)
  await page.waitForURL(/\/sandbox\/games\//)
  await page.getByText(t('cards:ui.said.stake')).first().waitFor()
}
/** Plays until a round was won and one lost. */
const playBoth = async (page: Page): Promise<Sum> => {
  let [sum, won, lost] = [NOTHING, false, false]
  for (let played = 0; played < MOST_ROUNDS && !(won && lost); played += 1) {
    const round = await playRound(page)
    sum = add(sum, round)
    won ||= round.paid > round.staked
    lost ||= round.paid < round.staked
  }
  expect([won, lost]).toEqual([true, true])
  return sum
}

it('R1.1 R2.10 R4.10 R4.12 every game of cards is played to a win and a loss by the keys; both books and the record say the same', async () => {
  const { page } = await visitAsPlayer(journey, own)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const before = await journey.books.sum(own.name)
  await openGame(page, 'blackjack')
  const blackjack = await playBoth(page)
  await page.getByRole('button', { name: t('cards:ui.deal') }).waitFor()
  await shoot(page, 'cards-table')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: t('cards:ui.history') }).click()
  await page.getByRole('dialog').getByRole('row').nth(1).waitFor()
  await shoot(page, 'cards-history')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('game:close') })
    .first()
    .click()

  const played: Record<string, Sum> = { blackjack }
  for (const game of ['golden_flower', 'landlord', 'mahjong', 'bull_bull']) {
    await openGame(page, game)
    played[game] = await playBoth(page)
    await page.getByRole('button', { name: t('cards:ui.deal') }).waitFor()
    await shoot(page, `cards-${game}`)
    expect(await findViolations(page)).toEqual([])
  }
  await page.getByRole('button', { name: t('game:home') }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/sandbox/'))
  await site(page).at('/Welcome')

  await pullBets(journey, 'LOTUS')
  for (const [game, sum] of Object.entries(played)) await expect.poll(() => readBets(game), PULLED).toEqual(sum)
  const all = Object.values(played).reduce(add, NOTHING)
  const recorded = page.waitForResponse(/\/api\/game\/record/)
  await site(page).arrive('/Member/BetRecord')
  await page.getByRole('row').filter({ hasText: '抢庄牛牛' }).first().waitFor()
  expect(((await (await recorded).json()) as Recorded).statistic).toMatchObject({
    sum_bet_amount: (all.staked / 100).toFixed(2),
    sum_payout: (all.paid / 100).toFixed(2),
  })
  await shoot(page, 'cards-record')
  // All of it comes home: what the supplier says is there is what the books here make of it. That takes a login, which ends this visit.
  await page.context().close()
  await bringHome(own.name, own.password)
  await expect.poll(() => journey.books.sum(own.name)).toBe(before - all.staked + all.paid)
})
