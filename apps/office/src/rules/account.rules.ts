/** `supplier:JZ` → what kind of account it is, and whose. */
export const splitAccount = (account: string): { kind: string; sub: string } => {
  const [kind = '', sub = ''] = account.split(':')
  return { kind, sub }
}
