import { t, withdrawalStateText } from '../../text.ts'

const TABS = ['open', 'paid', 'rejected', 'failed', 'all'] as const
export type WithdrawalTab = (typeof TABS)[number]

export const withdrawalTabOf = (value: string | undefined): WithdrawalTab => TABS.find((tab) => tab === value) ?? 'open'

const textOf = (tab: WithdrawalTab): string =>
  tab === 'open' ? t('withdrawals.open') : tab === 'all' ? t('order.all') : withdrawalStateText(tab)
export const withdrawalTabs = () => TABS.map((value) => ({ value, text: textOf(value) }))

/** What to ask the server for in a tab. */
export const filterOf = (tab: WithdrawalTab) => (tab === 'open' ? { open: 1 } : tab === 'all' ? {} : { state: tab })
