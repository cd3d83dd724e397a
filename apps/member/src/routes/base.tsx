import { createRootRoute, createRoute } from '@tanstack/react-router'
import { loadLazily } from '../start/screen.ts'
import { MainLayout } from '../layouts/main/main-layout.tsx'
import { NotFound } from '../layouts/not-found.tsx'
import { Root } from '../layouts/root.tsx'
import { PageError } from '../layouts/screen-error.tsx'

/* The layouts that screens stand in. */
export const root = createRootRoute({ component: Root, notFoundComponent: NotFound, errorComponent: PageError })
export const main = createRoute({ getParentRoute: () => root, id: 'main', component: MainLayout })
export const member = createRoute({
  getParentRoute: () => main,
  path: '/Member',
  ...loadLazily(() => import('../layouts/member/member-layout.tsx'), 'member-center'),
})
