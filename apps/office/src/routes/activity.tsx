import { fetchScreen } from '@moongate/client/react'
import { createRoute } from '@tanstack/react-router'
import { guardScreen, shell } from './base.tsx'

const rebate = createRoute({
  getParentRoute: () => shell,
  path: '/rebate',
  ...guardScreen('rebate'),
  ...fetchScreen(() => import('../features/rebate/rebate.screen.tsx').then((file) => file.RebateScreen)),
})

const promotions = createRoute({
  getParentRoute: () => shell,
  path: '/promotions',
  ...guardScreen('promotions'),
  ...fetchScreen(() => import('../features/promotions/promotions.screen.tsx').then((file) => file.PromotionsScreen)),
})

/** What keeps a member: rebate and the rest of the activity centre. */
export const activityRoutes = [rebate, promotions] as const
