/** Pushed event → the reads it makes stale. An unknown event costs a look at the balance, never a wrong figure. */
const table: Record<string, readonly string[]> = {
  draw: ['draws'],
  balance: ['me', 'wallets', 'money-log', 'quote'],
  settled: ['bets'],
  enter: [],
  deposit: ['deposits'],
  withdrawal: ['withdrawals'],
  reconnect: ['me', 'wallets', 'deposits', 'withdrawals', 'draws'],
}

export const listStale = (type: string): readonly string[] => table[type] ?? ['me', 'wallets']
