import { createRoute } from '@tanstack/react-router'
import { loadActivity, screen } from '../start/screen.ts'
import { main, member } from './base.tsx'

const rebate = createRoute({
  getParentRoute: () => member,
  ...screen('/Member/FsNow'),
  ...loadActivity('rebate', 'member-records'),
})

const liveLevelUp = createRoute({
  getParentRoute: () => main,
  ...screen('/LiveLevelUp'),
  ...loadActivity('levelup', 'member-levelup'),
})
const slotLevelUp = createRoute({
  getParentRoute: () => main,
  ...screen('/SlotLevelUp'),
  ...loadActivity('levelup', 'member-levelup'),
})

const creditRules = createRoute({
  getParentRoute: () => main,
  ...screen('/Credit/Index'),
  ...loadActivity('credit', 'member-credit', 'member-records'),
})
const creditBorrow = createRoute({
  getParentRoute: () => main,
  ...screen('/Credit/Borrow'),
  ...loadActivity('credit', 'member-credit', 'member-records'),
})
const creditRepay = createRoute({
  getParentRoute: () => main,
  ...screen('/Credit/Repay'),
  ...loadActivity('credit', 'member-credit', 'member-records'),
})
const creditRecord = createRoute({
  getParentRoute: () => main,
  ...screen('/Credit/Record'),
  ...loadActivity('credit', 'member-credit', 'member-records'),
})

/** The screens of the activity centre that stand below the header, for everybody. */
export const mainActivity = [liveLevelUp, slotLevelUp, creditRules, creditBorrow, creditRepay, creditRecord] as const
/** The screens of the activity centre that stand in the member area. */
export const memberActivity = [rebate] as const
