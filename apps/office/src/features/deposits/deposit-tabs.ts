import { describeDepositState, t } from '../../text.ts'

const TABS = ['pending', 'credited', 'rejected', 'expired', 'all'] as const
export type DepositTab = (typeof TABS)[number]

export const findDepositTab = (value: string | undefined): DepositTab => TABS.find((tab) => tab === value) ?? 'pending'
export const listDepositTabs = () =>
  TABS.map((value) => ({ value, text: value === 'all' ? t('order.all') : describeDepositState(value) }))
