/**
 * THE LADDER. Each module stands on a level and names the modules of lower levels that it may use; calls go down, facts go
 * up as events. `server/test/tidy/` holds every import and every line of SQL to this table.
 */
export type ModuleRow = { level: number; may_use: readonly string[] }

export const modules = {
  ledger: { level: 1, may_use: [] },
  site: { level: 1, may_use: [] },
  audit: { level: 1, may_use: [] },
  health: { level: 1, may_use: [] },
  claims: { level: 1, may_use: [] },
  members: { level: 2, may_use: ['ledger', 'site', 'audit'] },
  staff: { level: 2, may_use: ['audit'] },
  policy: { level: 2, may_use: ['ledger', 'site', 'audit'] },
  factors: { level: 3, may_use: ['site', 'audit', 'members', 'staff'] },
  games: { level: 3, may_use: ['site', 'audit', 'health', 'members', 'policy'] },
  bank: { level: 3, may_use: ['site', 'members', 'policy', 'audit'] },
  sessions: { level: 4, may_use: ['site', 'audit', 'members', 'staff', 'factors'] },
  wallet: { level: 4, may_use: ['ledger', 'site', 'members', 'policy', 'games', 'audit'] },
  betting: { level: 4, may_use: ['site', 'members', 'policy', 'games'] },
  lottery: { level: 5, may_use: ['ledger', 'site', 'audit', 'members', 'sessions', 'policy', 'games', 'betting'] },
  mirror: { level: 5, may_use: ['ledger', 'site', 'members', 'policy', 'games', 'wallet', 'betting'] },
  turnover: { level: 5, may_use: ['members', 'betting'] },
  risk: { level: 5, may_use: ['site', 'members', 'sessions', 'bank', 'betting'] },
  channels: { level: 5, may_use: ['ledger', 'audit', 'bank'] },
  levelup: { level: 5, may_use: ['ledger', 'site', 'audit', 'members', 'sessions', 'policy', 'betting'] },
  cashier: {
    level: 6,
    may_use: [
      'ledger',
      'site',
      'audit',
      'claims',
      'members',
      'policy',
      'bank',
      'wallet',
      'turnover',
      'channels',
      'risk',
      'levelup',
    ],
  },
  rebate: { level: 6, may_use: ['ledger', 'site', 'audit', 'members', 'policy', 'games', 'betting', 'levelup'] },
  savings: { level: 6, may_use: ['ledger', 'site', 'audit', 'members', 'policy', 'turnover'] },
  credit: {
    level: 6,
    may_use: ['ledger', 'site', 'audit', 'members', 'policy', 'sessions', 'bank', 'betting', 'levelup'],
  },
  promotions: {
    level: 7,
    may_use: ['ledger', 'site', 'audit', 'members', 'sessions', 'policy', 'turnover', 'levelup'],
  },
  statements: { level: 7, may_use: ['audit', 'channels', 'cashier'] },
  chain: { level: 7, may_use: ['ledger', 'site', 'audit', 'members', 'channels', 'levelup', 'cashier'] },
  payments: { level: 7, may_use: ['ledger', 'site', 'audit', 'health', 'members', 'cashier'] },
  wheel: {
    level: 7,
    may_use: ['ledger', 'site', 'audit', 'members', 'policy', 'betting', 'turnover', 'cashier'],
  },
  reports: { level: 7, may_use: ['site', 'members', 'games', 'betting', 'lottery', 'cashier', 'ledger'] },
  protection: {
    level: 7,
    may_use: ['site', 'audit', 'members', 'sessions', 'policy', 'betting', 'cashier'],
  },
  bonus: {
    level: 7,
    may_use: ['ledger', 'site', 'audit', 'members', 'policy', 'betting', 'risk', 'cashier'],
  },
  freespins: {
    level: 8,
    may_use: ['ledger', 'site', 'audit', 'members', 'policy', 'games', 'mirror', 'cashier', 'bonus'],
  },
  mail: {
    level: 8,
    may_use: ['site', 'audit', 'members', 'policy', 'sessions', 'levelup', 'cashier', 'credit', 'bonus', 'protection'],
  },
  team: {
    level: 7,
    may_use: ['ledger', 'site', 'audit', 'members', 'betting'],
  },
  commission: { level: 8, may_use: ['ledger', 'audit', 'team'] },
  portal: { level: 8, may_use: ['ledger', 'members', 'team'] },
  reconciliation: { level: 8, may_use: ['ledger', 'site', 'audit', 'cashier', 'payments', 'chain'] },
  office: {
    level: 9,
    may_use: [
      'site',
      'audit',
      'members',
      'ledger',
      'bank',
      'betting',
      'wallet',
      'mirror',
      'cashier',
      'payments',
      'chain',
      'reconciliation',
      'rebate',
      'credit',
      'promotions',
      'wheel',
      'bonus',
      'mail',
      'team',
      'commission',
    ],
  },
} as const satisfies Record<string, ModuleRow>

export type ModuleName = keyof typeof modules
