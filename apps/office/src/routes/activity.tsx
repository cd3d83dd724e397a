import { fetchScreen } from '@moongate/client/react'
import { createRoute } from '@tanstack/react-router'
import { guardList, shell } from './base.tsx'

const rebate = createRoute({
  getParentRoute: () => shell,
  path: '/rebate',
  ...guardList('rebate'),
  ...fetchScreen(() => import('../features/rebate/rebate.screen.tsx').then((file) => file.RebateScreen)),
})

const levels = createRoute({
  getParentRoute: () => shell,
  path: '/levels',
  ...guardList('levels'),
  ...fetchScreen(() => import('../features/levels/levels.screen.tsx').then((file) => file.LevelsScreen)),
})

const savings = createRoute({
  getParentRoute: () => shell,
  path: '/savings',
  ...guardList('savings'),
  ...fetchScreen(() => import('../features/savings/savings.screen.tsx').then((file) => file.SavingsScreen)),
})

const wheel = createRoute({
  getParentRoute: () => shell,
  path: '/wheel',
  ...guardList('wheel'),
  ...fetchScreen(() => import('../features/wheel/wheel.screen.tsx').then((file) => file.WheelScreen)),
})

const credit = createRoute({
  getParentRoute: () => shell,
  path: '/credit',
  ...guardList('credit'),
  ...fetchScreen(() => import('../features/credit/credit.screen.tsx').then((file) => file.CreditScreen)),
})

const promotions = createRoute({
  getParentRoute: () => shell,
  path: '/promotions',
  ...guardList('promotions'),
  ...fetchScreen(() => import('../features/promotions/promotions.screen.tsx').then((file) => file.PromotionsScreen)),
})

const bonus = createRoute({
  getParentRoute: () => shell,
  path: '/bonus',
  ...guardList('bonus'),
  ...fetchScreen(() => import('../features/bonus/bonus.screen.tsx').then((file) => file.BonusScreen)),
})

const mail = createRoute({
  getParentRoute: () => shell,
  path: '/mail',
  ...guardList('mail'),
  ...fetchScreen(() => import('../features/mail/mail.screen.tsx').then((file) => file.MailScreen)),
})

const mailing = createRoute({
  getParentRoute: () => shell,
  path: '/mailing',
  ...guardList('mailing'),
  ...fetchScreen(() => import('../features/mailing/mailing.screen.tsx').then((file) => file.MailingScreen)),
})

const protection = createRoute({
  getParentRoute: () => shell,
  path: '/protection',
  ...guardList('protection'),
  ...fetchScreen(() => import('../features/protection/protection.screen.tsx').then((file) => file.ProtectionScreen)),
})

const papers = createRoute({
  getParentRoute: () => shell,
  path: '/papers',
  ...guardList('papers'),
  ...fetchScreen(() => import('../features/papers/papers.screen.tsx').then((file) => file.PapersScreen)),
})

/** What keeps a member, and what protects them: rebate and the rest of the activity centre, mail. */
export const activityRoutes = [
  rebate,
  levels,
  savings,
  wheel,
  credit,
  promotions,
  bonus,
  mail,
  mailing,
  protection,
  papers,
] as const
