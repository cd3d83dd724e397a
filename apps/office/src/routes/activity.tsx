import { fetchScreen } from '@moongate/client/react'
import { createRoute } from '@tanstack/react-router'
import { guardScreen, shell } from './base.tsx'

const rebate = createRoute({
  getParentRoute: () => shell,
  path: '/rebate',
  ...guardScreen('rebate'),
  ...fetchScreen(() => import('../features/rebate/rebate.screen.tsx').then((file) => file.RebateScreen)),
})

const wheel = createRoute({
  getParentRoute: () => shell,
  path: '/wheel',
  ...guardScreen('wheel'),
  ...fetchScreen(() => import('../features/wheel/wheel.screen.tsx').then((file) => file.WheelScreen)),
})

/** What keeps a member: rebate and the rest of the activity centre. */
export const activityRoutes = [rebate, wheel] as const
