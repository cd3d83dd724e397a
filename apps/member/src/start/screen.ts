import { loadCalls } from '@moongate/client'
import { fetchScreen } from '@moongate/client/react'
import { redirect } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { Later, laterScreens } from '../later.screens.ts'
import { guard } from '../session/guard.ts'
import { type Screen, type ScreenPath, screens } from '../screens.ts'
import { type AccessRule, wayOut } from '../session/session.rules.ts'
import { loadTexts } from '../text.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    accessRule?: AccessRule
  }
}

/** The address of a screen as its own route names it: below `/Member` the layout's route has the first part. */
type Below<P extends ScreenPath> = P extends `/Member/${infer Name}` ? `/${Name}` : P

/** The route of a screen: its path, its access data, and the guard that keeps it. `pass` runs for those who may pass. */
export const screen = <const P extends ScreenPath>(path: P, pass?: () => void) => {
  const { access, realname }: Screen = screens[path]
  const asked: AccessRule = realname ? { access, realname } : { access }
  return {
    path: path.replace(/^\/Member(?=\/)/, '') as Below<P>,
    staticData: { accessRule: asked },
    beforeLoad: async ({ preload, location }: { preload: boolean; location: { href: string } }) => {
      if (preload) return
      const way = await guard(asked, location.href)
      if (way === wayOut.realname_first)
        throw redirect({ to: way, search: { focus: 'realname', back: location.href }, replace: true })
      if (way !== undefined) throw redirect({ to: way, replace: true })
      pass?.()
    },
  }
}

/** An address that has no screen of its own and leads on to one. */
export const leadTo = <const P extends string>(path: P, to: ScreenPath) => ({
  path,
  beforeLoad: () => {
    throw redirect({ to, replace: true })
  },
})

/** A screen in a file of its own, fetched together with its texts and the calls that Home does without. */
const fetchWhole = async ([load, ...texts]: Later): Promise<ComponentType> => {
  const [page] = await Promise.all([load(), loadTexts(...texts), loadCalls()])
  return page.default
}

/** A screen that a visit may begin with, with its texts. */
export const loadLazily = (...later: Later) => fetchScreen(() => fetchWhole(later))

/** What stands in `later.screens.ts`, by its name there. */
export const fetchLater = async (name: keyof typeof laterScreens): Promise<ComponentType> =>
  fetchWhole((await import('../later.screens.ts')).laterScreens[name])
/** The same as a route has it. */
export const loadLater = (name: keyof typeof laterScreens) => fetchScreen(() => fetchLater(name))
