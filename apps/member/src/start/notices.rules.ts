/** Screens without the popup: own windows, and the gate before the site. */
const QUIET = /^#?\/?(Welcome|Nav|LoginToSupplier|NormalDeposit|Notice)?([?/]|$)/

/** Whether the notices open by themselves. */
export const shouldPopUp = ({ alert, total, hash }: { alert: boolean; total: number; hash: string }): boolean =>
  alert && total > 0 && !QUIET.test(hash.replace(/^#\//, ''))
