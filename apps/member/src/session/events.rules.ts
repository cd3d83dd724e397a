/** Pushed event → the reads it makes stale. An unknown event costs a look at the balance, never a wrong figure. */
const table: Record<string, readonly string[]> = {
  draw: ['draws'],
  deposit: ['deposits', 'me', 'wallets', 'money-log'],
  withdrawal: ['withdrawals', 'me', 'wallets', 'money-log', 'quote'],
  bet: ['bets', 'me', 'wallets'],
  notice: ['notices'],
  reconnect: ['me', 'wallets', 'deposits', 'withdrawals', 'draws'],
}

export const freshOn = (type: string): readonly string[] => table[type.split('.')[0] ?? ''] ?? ['me', 'wallets']
