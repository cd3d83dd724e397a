import { loadCalls } from '@moongate/client'
import { fetchScreen } from '@moongate/client/react'
import { redirect } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { activityScreens } from '../activity.screens.ts'
import { guard } from '../session/guard.ts'
import { type Screen, type ScreenPath, screens } from '../screens.ts'
import { type AccessRule, wayOut } from '../session/session.rules.ts'
import { loadTexts, type TextFile } from '../text.ts'

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

/** A screen in a file of its own, fetched together with its texts and the calls that Home does without. */
export const loadLazily = (load: () => Promise<{ default: ComponentType }>, ...files: TextFile[]) =>
  fetchScreen(async () => {
    const [page] = await Promise.all([load(), loadTexts(...files), loadCalls()])
    return page.default
  })

/** A screen of `activity.screens.ts`, by its name there. */
export const loadActivity = (name: keyof typeof activityScreens, ...files: TextFile[]) =>
  loadLazily(
    async () => {
      const { activityScreens: found } = await import('../activity.screens.ts')
      return found[name]()
    },
    ...files,
  )
