import { createRoute } from '@tanstack/react-router'
import { leadTo, loadLater, screen } from '../start/screen.ts'
import { main, member, root } from './base.tsx'

const rebate = createRoute({
  getParentRoute: () => member,
  ...screen('/Member/FsNow'),
  ...loadLater('rebate'),
})

const liveLevelUp = createRoute({
  getParentRoute: () => main,
  ...screen('/LiveLevelUp'),
  ...loadLater('levelup'),
})
const slotLevelUp = createRoute({
  getParentRoute: () => main,
  ...screen('/SlotLevelUp'),
  ...loadLater('levelup'),
})

/** R2.9: a window of its own, beside the layouts. */
const savings = createRoute({
  getParentRoute: () => root,
  ...screen('/YueBao'),
  ...loadLater('savings'),
})

const wheel = createRoute({ getParentRoute: () => main, ...screen('/Wheel'), ...loadLater('wheel') })

/** R2.5: credit as such begins with its rules. */
const credit = createRoute({ getParentRoute: () => main, ...leadTo('/Credit', '/Credit/Index') })
const creditRules = createRoute({
  getParentRoute: () => main,
  ...screen('/Credit/Index'),
  ...loadLater('credit'),
})
const creditBorrow = createRoute({
  getParentRoute: () => main,
  ...screen('/Credit/Borrow'),
  ...loadLater('credit'),
})
const creditRepay = createRoute({
  getParentRoute: () => main,
  ...screen('/Credit/Repay'),
  ...loadLater('credit'),
})
const creditRecord = createRoute({
  getParentRoute: () => main,
  ...screen('/Credit/Record'),
  ...loadLater('credit'),
})

const hall = createRoute({
  getParentRoute: () => main,
  ...screen('/Activity'),
  ...loadLater('hall'),
})
const activity = createRoute({
  getParentRoute: () => main,
  ...screen('/Activity/$id'),
  ...loadLater('activity'),
})

/** R2.12: the hall by its other address. */
const promotion = createRoute({ getParentRoute: () => main, ...leadTo('/Promotion', '/Activity') })

const team = createRoute({
  getParentRoute: () => member,
  ...screen('/Member/Agent'),
  ...loadLater('team'),
})

/** The screens of the activity centre that stand below the header, for everybody. */
export const mainActivity = [
  promotion,
  liveLevelUp,
  slotLevelUp,
  wheel,
  credit,
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
  ...loadLater('bonus'),
})

const mail = createRoute({
  getParentRoute: () => member,
  ...screen('/Member/SiteMail'),
  ...loadLater('mail'),
})

const protection = createRoute({
  getParentRoute: () => member,
  ...screen('/Member/Protection'),
  ...loadLater('protection'),
})

/** The screens of the activity centre that stand in the member area, and mail. */
export const memberActivity = [rebate, bonus, mail, team, protection] as const

/** Those that have a window of their own. */
export const ownActivity = [savings] as const
