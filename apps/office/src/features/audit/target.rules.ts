import type { Screen } from '../../rules/access.rules.ts'
import type { ListSearch } from '../../start/search.rules.ts'

/** Kinds of targets that have words of their own. */
export const TARGET_KINDS = [
  'member',
  'deposit',
  'withdrawal',
  'transfer',
  'staff',
  'setting',
  'odds',
  'supplier',
  'game',
  'channel',
  'payee',
  'gateway',
  'rebate',
  'levelup',
  'savings',
  'wheel',
  'credit',
  'promotion',
  'bonus',
  'freespins',
  'mail',
  'commission',
  'statement',
  'usdt',
  'arrival',
  'reconciliation',
  'picture',
] as const
export type TargetKind = (typeof TARGET_KINDS)[number]

/** The screen of a thing. */
export type Place =
  | { screen: 'members'; to: '/members/$id'; params: { id: string } }
  | {
      screen: 'deposits' | 'withdrawals' | 'transfers'
      to: '/deposits' | '/withdrawals' | '/transfers'
      search: ListSearch
    }
  | { screen: 'audit'; to: '/audit'; search: ListSearch }
  | { screen: 'maintenance'; to: '/maintenance' }
  | { screen: 'odds'; to: '/odds' }
  | { screen: 'suppliers'; to: '/suppliers' }
  | { screen: 'channels'; to: '/channels' }
  | { screen: 'gateways'; to: '/gateways' }
  | { screen: 'rebate'; to: '/rebate' }
  | { screen: 'levels'; to: '/levels' }
  | { screen: 'savings'; to: '/savings' }
  | { screen: 'wheel'; to: '/wheel' }
  | { screen: 'credit'; to: '/credit' }
  | { screen: 'promotions'; to: '/promotions' }
  | { screen: 'bonus'; to: '/bonus' }
  | { screen: 'mailing'; to: '/mailing' }
  | { screen: 'agents'; to: '/agents/runs/$id'; params: { id: string } }
  | { screen: 'games'; to: '/games'; search: ListSearch }
  | { screen: 'statements'; to: '/statements' }
  | { screen: 'usdt'; to: '/usdt' }
  | { screen: 'arrivals'; to: '/arrivals' }
  | { screen: 'reconciliation'; to: '/reconciliation' }

const NUMBER = /^\d{1,10}$/
const TRANSFER = /^T-[0-9A-F]{12}$/
const BILL = /^[A-Z]+\d{8}-[0-9A-Z]{8}$/

/** `kind:id` in two, the kind undefined where there are no words for it. */
export const parseTarget = (target: string): { kind: TargetKind | undefined; id: string } => {
  const at = target.indexOf(':')
  const kind = TARGET_KINDS.find((one) => one === target.slice(0, Math.max(at, 0)))
  return { kind, id: kind === undefined ? target : target.slice(at + 1) }
}

/** Orders are known by their numbers; staff have no screen but what the log tells of them. */
const builders: Readonly<Record<TargetKind, (id: string, target: string) => Place | undefined>> = {
  member: (id) => (NUMBER.test(id) ? { screen: 'members', to: '/members/$id', params: { id } } : undefined),
  deposit: (id) =>
    BILL.test(id) ? { screen: 'deposits', to: '/deposits', search: { tab: 'all', keyword: id } } : undefined,
  withdrawal: (id) =>
    BILL.test(id) ? { screen: 'withdrawals', to: '/withdrawals', search: { tab: 'all', keyword: id } } : undefined,
  transfer: (id) =>
    TRANSFER.test(id) ? { screen: 'transfers', to: '/transfers', search: { tab: 'all', keyword: id } } : undefined,
  staff: (_, target) => ({ screen: 'audit', to: '/audit', search: { target } }),
  setting: (id) => (id === 'maintenance' ? { screen: 'maintenance', to: '/maintenance' } : undefined),
  odds: () => ({ screen: 'odds', to: '/odds' }),
  supplier: () => ({ screen: 'suppliers', to: '/suppliers' }),
  channel: () => ({ screen: 'channels', to: '/channels' }),
  payee: () => ({ screen: 'channels', to: '/channels' }),
  gateway: () => ({ screen: 'gateways', to: '/gateways' }),
  rebate: () => ({ screen: 'rebate', to: '/rebate' }),
  credit: () => ({ screen: 'credit', to: '/credit' }),
  levelup: () => ({ screen: 'levels', to: '/levels' }),
  savings: () => ({ screen: 'savings', to: '/savings' }),
  wheel: () => ({ screen: 'wheel', to: '/wheel' }),
  promotion: () => ({ screen: 'promotions', to: '/promotions' }),
  bonus: () => ({ screen: 'bonus', to: '/bonus' }),
  freespins: () => ({ screen: 'bonus', to: '/bonus' }),
  mail: () => ({ screen: 'mailing', to: '/mailing' }),
  statement: () => ({ screen: 'statements', to: '/statements' }),
  usdt: () => ({ screen: 'usdt', to: '/usdt' }),
  arrival: () => ({ screen: 'arrivals', to: '/arrivals' }),
  reconciliation: () => ({ screen: 'reconciliation', to: '/reconciliation' }),
  picture: () => undefined,
  commission: (id) => ({ screen: 'agents', to: '/agents/runs/$id', params: { id } }),
  game: (id) => {
    const [supplier = '', keyword = ''] = id.split(/\.(.*)/s)
    return keyword === '' ? undefined : { screen: 'games', to: '/games', search: { supplier, keyword } }
  },
}

/** Where a target is shown, for those whose roles open that screen; undefined for others and for what has no screen. */
export const findPlace = (target: string, mayOpen: (screen: Screen) => boolean): Place | undefined => {
  const { kind, id } = parseTarget(target)
  const place = kind && builders[kind](id, target)
  return place && mayOpen(place.screen) ? place : undefined
}
