import { createRoute, redirect } from '@tanstack/react-router'
import { loadActivity, screen } from '../start/screen.ts'
import { main, member, root } from './base.tsx'

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

/** R2.9: a window of its own, beside the layouts. */
const savings = createRoute({
  getParentRoute: () => root,
  ...screen('/YueBao'),
  ...loadActivity('savings', 'member-savings', 'member-records'),
})

const wheel = createRoute({ getParentRoute: () => main, ...screen('/Wheel'), ...loadActivity('wheel', 'member-wheel') })

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

/** R2.12: the hall by its other address. */
const promotion = createRoute({
  getParentRoute: () => main,
  path: '/Promotion',
  beforeLoad: () => {
    throw redirect({ to: '/Activity', replace: true })
  },
})

const team = createRoute({
  getParentRoute: () => member,
  ...screen('/Member/Agent'),
  ...loadActivity('team', 'member-team', 'member-records'),
})

/** The screens of the activity centre that stand below the header, for everybody. */
export const mainActivity = [
  promotion,
  liveLevelUp,
  slotLevelUp,
  wheel,
  creditRules,
  creditBorrow,
  creditRepay,
  creditRecord,
  hall,
  activity,
] as const
const bonus = createRoute({
  getParentRoute: () => member,
  ...screen('/Member/Bonus'),
  ...loadActivity('bonus', 'member-bonus', 'member-freespins', 'member-records'),
})

const mail = createRoute({
  getParentRoute: () => member,
  ...screen('/Member/SiteMail'),
  ...loadActivity('mail', 'member-mail', 'member-records'),
})

const protection = createRoute({
  getParentRoute: () => member,
  ...screen('/Member/Protection'),
  ...loadActivity('protection', 'member-protection'),
})

/** The screens of the activity centre that stand in the member area, and mail. */
export const memberActivity = [rebate, bonus, mail, team, protection] as const

/** Those that have a window of their own. */
export const ownActivity = [savings] as const
