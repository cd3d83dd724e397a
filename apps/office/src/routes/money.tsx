import { fetchScreen } from '@moongate/client/react'
import { createRoute } from '@tanstack/react-router'
import { guardList, guardScreen, shell } from './base.tsx'

const deposits = createRoute({
  getParentRoute: () => shell,
  path: '/deposits',
  ...guardList('deposits'),
  ...fetchScreen(() => import('../features/deposits/deposits.screen.tsx').then((file) => file.DepositsScreen)),
})
const withdrawals = createRoute({
  getParentRoute: () => shell,
  path: '/withdrawals',
  ...guardList('withdrawals'),
  ...fetchScreen(() => import('../features/withdrawals/withdrawals.screen.tsx').then((file) => file.WithdrawalsScreen)),
})
const transfers = createRoute({
  getParentRoute: () => shell,
  path: '/transfers',
  ...guardList('transfers'),
  ...fetchScreen(() => import('../features/transfers/transfers.screen.tsx').then((file) => file.TransfersScreen)),
})
const payouts = createRoute({
  getParentRoute: () => shell,
  path: '/payouts',
  ...guardList('payouts'),
  ...fetchScreen(() => import('../features/payouts/payouts.screen.tsx').then((file) => file.PayoutsScreen)),
})
const gateways = createRoute({
  getParentRoute: () => shell,
  path: '/gateways',
  ...guardScreen('gateways'),
  ...fetchScreen(() => import('../features/gateways/gateways.screen.tsx').then((file) => file.GatewaysScreen)),
})
const usdt = createRoute({
  getParentRoute: () => shell,
  path: '/usdt',
  ...guardList('usdt'),
  ...fetchScreen(() => import('../features/usdt/usdt.screen.tsx').then((file) => file.UsdtScreen)),
})
const differences = createRoute({
  getParentRoute: () => shell,
  path: '/differences',
  ...guardList('differences'),
  ...fetchScreen(() => import('../features/differences/differences.screen.tsx').then((file) => file.DifferencesScreen)),
})
const faults = createRoute({
  getParentRoute: () => shell,
  path: '/faults',
  ...guardList('faults'),
  ...fetchScreen(() => import('../features/faults/faults.screen.tsx').then((file) => file.FaultsScreen)),
})
const statements = createRoute({
  getParentRoute: () => shell,
  path: '/statements',
  ...guardList('statements'),
  ...fetchScreen(() => import('../features/statements/statements.screen.tsx').then((file) => file.StatementsScreen)),
})
const cash = createRoute({
  getParentRoute: () => shell,
  path: '/cash',
  ...guardList('cash'),
  ...fetchScreen(() => import('../features/cash/cash.screen.tsx').then((file) => file.CashScreen)),
})
const arrivals = createRoute({
  getParentRoute: () => shell,
  path: '/arrivals',
  ...guardList('arrivals'),
  ...fetchScreen(() => import('../features/arrivals/arrivals.screen.tsx').then((file) => file.ArrivalsScreen)),
})
const reconciliation = createRoute({
  getParentRoute: () => shell,
  path: '/reconciliation',
  ...guardList('reconciliation'),
  ...fetchScreen(() =>
    import('../features/reconciliation/reconciliation.screen.tsx').then((file) => file.ReconciliationScreen),
  ),
})
const channels = createRoute({
  getParentRoute: () => shell,
  path: '/channels',
  ...guardScreen('channels'),
  ...fetchScreen(() => import('../features/channels/channels.screen.tsx').then((file) => file.ChannelsScreen)),
})

/** Orders, what was paid, and what it is paid with. */
export const moneyRoutes = [
  deposits,
  withdrawals,
  transfers,
  payouts,
  gateways,
  usdt,
  differences,
  faults,
  statements,
  cash,
  arrivals,
  reconciliation,
  channels,
] as const
