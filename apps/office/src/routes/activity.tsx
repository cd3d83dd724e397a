import { fetchScreen } from '@moongate/client/react'
import { createRoute } from '@tanstack/react-router'
import { guardScreen, shell } from './base.tsx'

const rebate = createRoute({
  getParentRoute: () => shell,
  path: '/rebate',
  ...guardScreen('rebate'),
  ...fetchScreen(() => import('../features/rebate/rebate.screen.tsx').then((file) => file.RebateScreen)),
})

const bonus = createRoute({
  getParentRoute: () => shell,
  path: '/bonus',
  ...guardScreen('bonus'),
  ...fetchScreen(() => import('../features/bonus/bonus.screen.tsx').then((file) => file.BonusScreen)),
})

/** What keeps a member: rebate and the rest of the activity centre. */
export const activityRoutes = [rebate, bonus] as const
