/**
 * THE LADDER. Each room stands on a rung and names the rooms of lower rungs that it may use; calls go down, news goes
 * up as events. `server/test/tidy.test.ts` holds every import and every line of SQL to this table.
 */
export type Room = { rung: number; may_use: readonly string[] }

export const rooms = {
  ledger: { rung: 1, may_use: [] },
  site: { rung: 1, may_use: [] },
  audit: { rung: 1, may_use: [] },
  identity: { rung: 2, may_use: ['ledger', 'site', 'audit'] },
  policy: { rung: 2, may_use: ['site', 'audit'] },
  games: { rung: 3, may_use: ['site', 'identity', 'policy'] },
  bank: { rung: 3, may_use: ['site', 'identity', 'policy', 'audit'] },
  wallet: { rung: 4, may_use: ['ledger', 'site', 'identity', 'policy', 'games', 'audit'] },
  betting: { rung: 4, may_use: ['site', 'identity', 'policy', 'games'] },
  lottery: { rung: 5, may_use: ['ledger', 'site', 'identity', 'policy', 'games', 'betting'] },
  turnover: { rung: 5, may_use: ['identity', 'betting'] },
  cashier: { rung: 6, may_use: ['ledger', 'site', 'audit', 'identity', 'policy', 'bank', 'wallet', 'turnover'] },
  reports: { rung: 7, may_use: ['site', 'games', 'betting', 'cashier', 'ledger'] },
  office: {
    rung: 8,
    may_use: ['audit', 'site', 'identity', 'ledger', 'bank', 'wallet', 'turnover', 'cashier', 'games', 'reports'],
  },
} as const satisfies Record<string, Room>

export type RoomName = keyof typeof rooms
