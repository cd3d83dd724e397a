import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { readAmount } from './money.ts'
import { t } from './texts.ts'

type Left = { least_s: number; most_s?: number }

/** Waits until the draw that is sold closes in no less and no more than this: who bets last is refused. */
const waitForTime = async (window: Page, { least_s, most_s = Infinity }: Left): Promise<void> => {
  const readLeft = async (): Promise<number> => {
    const told = await window.getByRole('timer').first().getAttribute('aria-label')
    const [, minutes, seconds] = /(\d+):(\d+)$/.exec(told ?? '') ?? []
    return Number(minutes) * 60 + Number(seconds)
  }
  await expect.poll(readLeft, { timeout: 90_000 }).toSatisfy((left: number) => left > least_s && left < most_s)
}

/** The game client of the local lottery, in its own window. */
export const lottery = (window: Page) => {
  const wallet = window.getByRole('group', { name: t('lottery:ui.balance') })
  return {
    waitForTime: (left: Left) => waitForTime(window, left),
    slip: window.getByRole('region', { name: t('lottery:ui.slip') }),
    confirm: window.getByRole('button', { name: t('lottery:ui.confirm') }),
    /** The same order once more, after its answer was lost. */
    again: window.getByRole('button', { name: t('lottery:ui.confirm_again') }),
    wallet,
    balance: () => readAmount(wallet),
    /** One of the named cells of the sum, such as big. */
    sum: (symbol: string): Locator =>
      window
        .getByRole('group', { name: t('lottery:ui.field.sum') })
        .getByRole('button', { name: t(`lottery:ui.symbol.${symbol}`) }),
    family: (name: string): Locator => window.getByRole('tab', { name: t(`lottery:ui.family.${name}`), exact: true }),
    chip: (amount: string): Locator =>
      window.getByRole('button', { name: t('lottery:ui.chip', { amount }), exact: true }),
    /** The issue that is being sold, as it stands over the board. */
    issue: async (): Promise<string> => /\d{8}-\d{4}/.exec(await window.locator('main header').innerText())?.[0] ?? '',
    digit: (position: string, digit: number): Locator =>
      window
        .getByRole('group', { name: t(`lottery:ui.field.${position}`) })
        .getByRole('button', { name: new RegExp(`^\\S+ ${digit}(?!\\d)`) }),
    sound: window.getByRole('button', { name: t('lottery:ui.sound') }),
    accepted: window.getByRole('heading', { name: t('lottery:ui.accepted') }),
    done: window.getByRole('button', { name: t('lottery:ui.done') }),
    tab: (name: string): Locator => window.getByRole('tab', { name: t(`lottery:ui.tab_${name}`) }),
  }
}
