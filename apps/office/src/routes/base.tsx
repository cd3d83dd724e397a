import { fetchScreen } from '@moongate/client/react'
import { createRootRoute, createRoute, Outlet, redirect } from '@tanstack/react-router'
import { LoginScreen } from '../features/login/login.screen.tsx'
import { findFirstScreen, mayOpen, type Screen } from '../rules/access.rules.ts'
import { getSession } from '../session/session.store.ts'
import { NotFound, Crashed } from '../shell/not-found.tsx'
import { Shell } from '../shell/shell.tsx'
import { readListSearch, readSafeOnward } from '../start/search.rules.ts'

const getRoles = () => getSession()?.staff.roles ?? []
const findStart = () => `/${findFirstScreen(getRoles()) ?? 'members'}` as const

/** A screen only for those whose roles open it; the server decides again with every call (R6.6). */
export const guardScreen = (screen: Screen) => ({
  beforeLoad: () => {
    if (!mayOpen(getRoles(), screen)) throw redirect({ to: findStart(), replace: true })
  },
})
/** The same for a list, whose address says what of it is asked for. */
export const guardList = (screen: Screen) => ({ ...guardScreen(screen), validateSearch: readListSearch })

export const root = createRootRoute({ component: Outlet, notFoundComponent: NotFound, errorComponent: Crashed })
export const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  component: LoginScreen,
  validateSearch: (raw: Record<string, unknown>): { onward?: string } => {
    const onward = readSafeOnward(raw['onward'])
    return onward === undefined ? {} : { onward }
  },
  beforeLoad: ({ search }) => {
    if (getSession()) throw redirect({ href: search.onward ?? findStart(), replace: true })
  },
})
export const enrol = createRoute({
  getParentRoute: () => root,
  path: '/enrol',
  ...fetchScreen(() => import('../features/enrol/enrol.screen.tsx').then((file) => file.EnrolScreen)),
  validateSearch: (raw: Record<string, unknown>): { token: string } => ({
    token: typeof raw['token'] === 'string' ? raw['token'] : '',
  }),
})
export const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  component: Shell,
  beforeLoad: ({ location }) => {
    const onward = readSafeOnward(location.href)
    if (!getSession()) throw redirect({ to: '/login', search: onward === undefined ? {} : { onward }, replace: true })
  },
})
export const index = createRoute({
  getParentRoute: () => shell,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: findStart(), replace: true })
  },
})
