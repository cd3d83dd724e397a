import { createRoute } from '@tanstack/react-router'
import { loadActivity, screen } from '../start/screen.ts'
import { main, member } from './base.tsx'

const rebate = createRoute({
  getParentRoute: () => member,
  ...screen('/Member/FsNow'),
  ...loadActivity('rebate', 'member-records'),
})

const hall = createRoute({
  getParentRoute: () => main,
  ...screen('/Activity'),
  ...loadActivity('hall', 'member-activity', 'member-records'),
})
const activity = createRoute({
  getParentRoute: () => main,
  ...screen('/Activity/$id'),
  ...loadActivity('activity', 'member-activity'),
})

/** The screens of the activity centre that anybody may open. */
export const mainActivity = [hall, activity] as const
/** The screens of the activity centre that stand in the member area. */
export const memberActivity = [rebate] as const
