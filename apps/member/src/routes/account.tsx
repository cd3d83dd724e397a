import { createRoute } from '@tanstack/react-router'
import { loadLater, loadLazily, screen } from '../start/screen.ts'
import { member, root } from './base.tsx'

const resetPassword = createRoute({
  getParentRoute: () => root,
  ...screen('/ResetPassword'),
  ...loadLater('reset'),
})
const center = createRoute({
  getParentRoute: () => member,
  ...screen('/Member/Center'),
  ...loadLazily(
    () => import('../features/center/center.screen.tsx'),
    'member-center',
    'member-money',
    'fields',
    'validation',
  ),
})
const security = createRoute({
  getParentRoute: () => member,
  ...screen('/Member/Security'),
  ...loadLater('security'),
})

/** What an account is and by what it is guarded: in the member centre, and where nobody is logged in. */
export const memberAccount = [center, security] as const
export const ownAccount = [resetPassword] as const
