import { createRoute } from '@tanstack/react-router'
import { loadActivity, screen } from '../start/screen.ts'
import { main, member } from './base.tsx'

const rebate = createRoute({
  getParentRoute: () => member,
  ...screen('/Member/FsNow'),
  ...loadActivity('rebate', 'member-records'),
})

const wheel = createRoute({ getParentRoute: () => main, ...screen('/Wheel'), ...loadActivity('wheel', 'member-wheel') })

/** The screens of the activity centre that everybody sees. */
export const mainActivity = [wheel] as const
/** The screens of the activity centre that stand in the member area. */
export const memberActivity = [rebate] as const
