import { execFileSync } from 'node:child_process'
import { drawBalls, fromHex, jzssc, plainHash, walk } from '@moongate/lottery'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { shoot } from './harness/browser.ts'
import { useJourney } from './harness/journey.ts'
import { lottery } from './harness/lottery.ts'
import { expectBecomes, site } from './harness/member-site.ts'
import { cents } from './harness/money.ts'
import { t } from './harness/texts.ts'

/*
 * One draw as a player lives through it, with motion. The books know the balls before it: the player bets on what comes.
 */
const journey = useJourney()

type Link = { hex: string; length: number; link: number }

/** The balls of a draw that is still to be held, from the chain of its season. */
const foresee = async (issue: string): Promise<number[]> => {
  const [found] = await journey.books.rows<Link>(
    `select encode(x.seed, 'hex') as hex, s.length, d.link from lottery.draws d join lottery.seasons s on s.id = d.season_id
      join lottery.season_secrets x on x.season_id = s.id where d.issue = $1`,
    [issue],
  )
  const last = found && fromHex(found.hex)
  if (!last) throw new Error(`no draw ${issue}`)
  return drawBalls(plainHash, jzssc, { issue }, walk(plainHash, last, found.length - found.link))
}

/** A trial account at the game, with motion. */
const enter = async () => {
  const { page } = await journey.visit()
  const demo = site(page)
  await demo.arrive()
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('member:login.demo') })
    .click()
  await expectBecomes(async () => cents(await demo.balance(t('member:wallet.trial'))) > 0n, true)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/#/LoginToSupplier?api_code=JZ&gameType=4&gameCode=jzssc')
  await page.waitForURL(/\/lottery\//)
  const game = lottery(page)
  await expectBecomes(async () => cents(await game.balance()) > 0n, true)
  return { page, game }
}

/** Waits until a new issue is sold, so that a whole minute is left; `before` is the one whose draw is held meanwhile. */
const waitForNewIssue = async (game: ReturnType<typeof lottery>): Promise<{ before: string; issue: string }> => {
  const before = await game.issue()
  await expect.poll(() => game.issue(), { timeout: 70_000 }).not.toBe(before)
  return { before, issue: await game.issue() }
}

/** Waits until the draw of an issue has been told to its end: it leads the list, and its hits no longer shine. */
const waitForRest = async (page: Page, issue: string): Promise<void> => {
  await page.getByLabel(t('lottery:ui.recent')).getByRole('listitem').first().getByText(issue.slice(-4)).waitFor()
  await expectBecomes(() => page.locator('[data-hit]').count(), 0)
}

type Frame = { falling: boolean; told: string }

/** Writes down, frame by frame, whether a ball is still falling and what the page tells of the draw. */
const watchFrames = (page: Page, regions: { wallet: string; recent: string }): Promise<void> =>
  page.evaluate(({ wallet, recent }) => {
    const frames: Frame[] = []
    Object.assign(globalThis, { frames })
    const look = (): void => {
      const running = document.getAnimations().filter(({ playState }) => playState === 'running')
      const falling = running.some((one) => one instanceof CSSAnimation && one.animationName.includes('fall'))
      const parts = [
        document.querySelector(`[aria-label="${wallet}"]`)?.textContent,
        document.querySelector(`[aria-label="${recent}"] li`)?.textContent,
        document.querySelector('[data-kind]')?.textContent,
        document.querySelectorAll('[data-hit]').length,
      ]
      frames.push({ falling, told: parts.join(' ') })
      requestAnimationFrame(look)
    }
    look()
  }, regions)

/** A slow telephone: the picture in which the balls begin to fall takes it a second and a half, so they all lie that much later. */
const stallAtFall = (page: Page): Promise<void> =>
  page.evaluate((label) => {
    const row = () => document.querySelector(`[role=img][aria-label^="${label}"]`)
    const before = row()
    const look = (): void => {
      if (row() === before) requestAnimationFrame(look)
      else for (const until = performance.now() + 1500; performance.now() < until;);
    }
    look()
  }, t('lottery:ui.last_draw'))

const readFrames = (page: Page): Promise<Frame[]> =>
  page.evaluate(() => (globalThis as unknown as { frames: Frame[] }).frames)

/** Once what was pressed has faded, nothing moves that the main thread would have to paint. */
const expectStill = (page: Page): Promise<void> =>
  expectBecomes(
    () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame)))
          .filter((name) => !['offset', 'computedOffset', 'easing', 'composite', 'transform', 'opacity'].includes(name))
          .join(' '),
      ),
    '',
  )

it('R1.1 a draw tells nothing before its last ball lies, and at rest nothing is painted; the receipt becomes the win, which the player can prove alone', async () => {
  const { page, game } = await enter()
  const { before, issue } = await waitForNewIssue(game)
  const balls = await foresee(issue)
  await game.chip('10').click()
  await game.digit('p1', balls[0] ?? 0).click()
  await page.reload()
  await page.getByText(t('lottery:ui.restored')).waitFor()
  await game.confirm.click()
  await game.accepted.waitFor()
  await waitForRest(page, before)
  await expectStill(page)
  await expectBecomes(async () => (await game.balance()) !== '', true)
  const staked = await game.balance()
  await stallAtFall(page)
  await watchFrames(page, { wallet: t('lottery:ui.balance'), recent: t('lottery:ui.recent') })
  await page.getByText(t('lottery:ui.won'), { exact: true }).waitFor({ timeout: 70_000 })
  await shoot(page, 'draw-won')

  const frames = await readFrames(page)
  const falls = frames.findIndex(({ falling }) => falling)
  const lies = frames.findLastIndex(({ falling }) => falling)
  expect(lies).toBeGreaterThan(falls)
  const told = [...new Set(frames.slice(0, lies + 1).map(({ told }) => told))]
  expect(told, 'what was told until the last ball lay').toEqual([frames[0]?.told])
  await expectBecomes(async () => cents(await game.balance()) - cents(staked), 9850n)

  await game.tab('bets').click()
  await page
    .getByRole('row', { name: issue })
    .getByRole('button', { name: t('lottery:ui.verify'), exact: true })
    .click()
  const script = await page
    .getByRole('region', { name: t('lottery:ui.script') })
    .locator('pre')
    .innerText()
  await shoot(page, 'draw-proof')
  const printed = execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' })
  expect(printed.trim().split('\n')).toEqual(['promise kept', balls.join(' ')])
})

it('R1.1 the switch of the sound is remembered', async () => {
  const { page, game } = await enter()
  expect(await game.sound.getAttribute('aria-pressed')).toBe('true')
  await game.sound.click()
  await page.reload()
  expect(await game.sound.getAttribute('aria-pressed')).toBe('false')
})
