import { t, describeWithdrawalState } from '../../text.ts'

const TABS = ['open', 'paid', 'rejected', 'failed', 'all'] as const
export type WithdrawalTab = (typeof TABS)[number]

export const findWithdrawalTab = (value: string | undefined): WithdrawalTab =>
  TABS.find((tab) => tab === value) ?? 'open'

const describeTab = (tab: WithdrawalTab): string =>
  tab === 'open' ? t('withdrawals.open') : tab === 'all' ? t('order.all') : describeWithdrawalState(tab)
export const listWithdrawalTabs = () => TABS.map((value) => ({ value, text: describeTab(value) }))

/** What to ask the server for in a tab. */
export const buildFilter = (tab: WithdrawalTab) => (tab === 'open' ? { open: 1 } : tab === 'all' ? {} : { state: tab })
