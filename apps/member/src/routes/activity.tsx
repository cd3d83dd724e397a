import { createRoute } from '@tanstack/react-router'
import { loadActivity, screen } from '../start/screen.ts'
import { member } from './base.tsx'

const rebate = createRoute({
  getParentRoute: () => member,
  ...screen('/Member/FsNow'),
  ...loadActivity('rebate', 'member-records'),
})

const bonus = createRoute({
  getParentRoute: () => member,
  ...screen('/Member/Bonus'),
  ...loadActivity('bonus', 'member-bonus', 'member-records'),
})

/** The screens of the activity centre that stand in the member area. */
export const memberActivity = [rebate, bonus] as const
