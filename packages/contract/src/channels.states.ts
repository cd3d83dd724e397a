/** How a member may pay: `company_` by a transfer that they report, `online_` through somebody who tells us. */
export const PAYMENT_TYPES = [
  'online_alipay',
  'online_wechat',
  'online_union_quick',
  'online_union_scan',
  'online_usdt',
  'company_bankpay',
  'company_alipay',
  'company_wechat',
  'company_usdt',
] as const
export type PaymentType = (typeof PAYMENT_TYPES)[number]
/** Whether somebody tells us of what is paid, and no member reports it. */
export const isOnline = (type: string): boolean => type.startsWith('online_')

/** So long may an account be that is paid into; a report names it again. */
export const PAYEE_ACCOUNT_MAX = 100
