import type { Page } from 'playwright-core'
import { t } from './texts.ts'

/** The game client of the local lottery, in its own window. */
export const lottery = (window: Page) => {
  const slip = window.getByLabel(t('lottery:ui.slip'), { exact: true })
  const confirm = window.getByRole('button', { name: t('lottery:ui.confirm') })
  return {
    slip,
    confirm,
    wallet: window.getByRole('group', { name: t('lottery:ui.balance') }),
    balance: async (): Promise<string> => /[\d,]+\.\d\d/.exec(await window.getByRole('group', { name: t('lottery:ui.balance') }).innerText())?.[0] ?? '',
    /** A cell of the board, such as big of the sum. */
    family: (name: string) => window.getByRole('tab', { name: t(`lottery:ui.family.${name}`) }),
    board: (name: string) => window.getByRole('group', { name: t(`lottery:ui.family.${name}`) }),
    chip: (amount: string) => window.getByRole('button', { name: t('lottery:ui.chip', { amount }) }),
    accepted: window.getByRole('heading', { name: t('lottery:ui.accepted') }),
    tab: (name: string) => window.getByRole('tab', { name: t(`lottery:ui.tab_${name}`) }),
  }
}
