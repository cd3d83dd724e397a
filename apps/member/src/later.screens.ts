import type { ComponentType } from 'react'
import type { TextFile } from './text.ts'

/** A screen's file, and the texts that it is shown with. */
export type Later = readonly [load: () => Promise<{ default: ComponentType }>, ...texts: TextFile[]]

/** Screens, and a note over them, that nobody's visit begins with, by name, each with its texts, in a file of their own: Home's first view carries one way to all of them. */
export const laterScreens = {
  wheel: [() => import('./features/wheel/wheel.screen.tsx'), 'member-wheel'],
  hall: [() => import('./features/activity/hall.screen.tsx'), 'member-activity', 'member-records'],
  activity: [() => import('./features/activity/detail.screen.tsx'), 'member-activity', 'member-records'],
  rebate: [() => import('./features/rebate/rebate.screen.tsx'), 'member-rebate', 'member-records'],
  member_note: [() => import('./widgets/member-note.tsx'), 'member-rebate'],
  levelup: [() => import('./features/levelup/levelup.screen.tsx'), 'member-levelup'],
  savings: [() => import('./features/savings/savings.screen.tsx'), 'member-savings', 'member-records'],
  credit: [() => import('./features/credit/credit.screen.tsx'), 'member-credit', 'member-records'],
  statement: [() => import('./features/credit/statement.screen.tsx'), 'member-credit'],
  receipt: [() => import('./features/withdraw/receipt.screen.tsx'), 'member-withdraw'],
  team: [() => import('./features/team/team.screen.tsx'), 'member-team', 'member-records'],
  bonus: [() => import('./features/bonus/bonus.screen.tsx'), 'member-bonus', 'member-freespins', 'member-records'],
  mail: [() => import('./features/mail/mail.screen.tsx'), 'member-mail', 'member-records'],
  protection: [() => import('./features/protection/protection.screen.tsx'), 'member-protection'],
  notice: [() => import('./features/notice/member-notice.screen.tsx'), 'member-pages'],
  about: [() => import('./features/pages/about.screen.tsx'), 'member-pages'],
  service: [() => import('./features/pages/service.screen.tsx'), 'member-pages'],
  reset: [
    () => import('./features/reset/reset.screen.tsx'),
    'member-security',
    'member-center',
    'fields',
    'validation',
  ],
  security: [
    () => import('./features/center/security.screen.tsx'),
    'member-security',
    'member-center',
    'member-records',
    'fields',
    'validation',
  ],
} as const satisfies Readonly<Record<string, Later>>
