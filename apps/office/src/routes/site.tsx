import { fetchScreen } from '@moongate/client/react'
import { createRoute } from '@tanstack/react-router'
import { guardList, guardScreen, shell } from './base.tsx'

const overview = createRoute({
  getParentRoute: () => shell,
  path: '/overview',
  ...guardScreen('overview'),
  ...fetchScreen(() => import('../features/overview/overview.screen.tsx').then((file) => file.OverviewScreen)),
})
const members = createRoute({
  getParentRoute: () => shell,
  path: '/members',
  ...guardList('members'),
  ...fetchScreen(() => import('../features/members/members.screen.tsx').then((file) => file.MembersScreen)),
})
const member = createRoute({
  getParentRoute: () => shell,
  path: '/members/$id',
  ...guardScreen('members'),
  ...fetchScreen(() => import('../features/members/member.screen.tsx').then((file) => file.MemberScreen)),
})
const suppliers = createRoute({
  getParentRoute: () => shell,
  path: '/suppliers',
  ...guardScreen('suppliers'),
  ...fetchScreen(() => import('../features/suppliers/suppliers.screen.tsx').then((file) => file.SuppliersScreen)),
})
const games = createRoute({
  getParentRoute: () => shell,
  path: '/games',
  ...guardList('games'),
  ...fetchScreen(() => import('../features/games/games.screen.tsx').then((file) => file.GamesScreen)),
})
const play = createRoute({
  getParentRoute: () => shell,
  path: '/play',
  ...guardList('play'),
  ...fetchScreen(() => import('../features/play/play.screen.tsx').then((file) => file.PlayScreen)),
})
const odds = createRoute({
  getParentRoute: () => shell,
  path: '/odds',
  ...guardScreen('odds'),
  ...fetchScreen(() => import('../features/odds/odds.screen.tsx').then((file) => file.OddsScreen)),
})
const audit = createRoute({
  getParentRoute: () => shell,
  path: '/audit',
  ...guardList('audit'),
  ...fetchScreen(() => import('../features/audit/audit.screen.tsx').then((file) => file.AuditScreen)),
})
const maintenance = createRoute({
  getParentRoute: () => shell,
  path: '/maintenance',
  ...guardScreen('maintenance'),
  ...fetchScreen(() => import('../features/maintenance/maintenance.screen.tsx').then((file) => file.MaintenanceScreen)),
})

/** Members, games, and the site itself. */
export const siteRoutes = [overview, members, member, suppliers, games, play, odds, audit, maintenance] as const
