/** The screens of the activity centre, and mail, by name, in a file of their own: Home's first view carries one way to all of them. */
export const activityScreens = {
  wheel: () => import('./features/wheel/wheel.screen.tsx'),
  hall: () => import('./features/activity/hall.screen.tsx'),
  activity: () => import('./features/activity/detail.screen.tsx'),
  rebate: () => import('./features/rebate/rebate.screen.tsx'),
  levelup: () => import('./features/levelup/levelup.screen.tsx'),
  savings: () => import('./features/savings/savings.screen.tsx'),
  credit: () => import('./features/credit/credit.screen.tsx'),
  team: () => import('./features/team/team.screen.tsx'),
  bonus: () => import('./features/bonus/bonus.screen.tsx'),
  mail: () => import('./features/mail/mail.screen.tsx'),
  protection: () => import('./features/protection/protection.screen.tsx'),
} as const
