/** The screens of the activity centre by name, in a file of their own: Home's first view carries one way to all of them. */
export const activityScreens = {
  rebate: () => import('./features/rebate/rebate.screen.tsx'),
  bonus: () => import('./features/bonus/bonus.screen.tsx'),
} as const
