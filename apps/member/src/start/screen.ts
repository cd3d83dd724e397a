import { lazyRouteComponent, redirect } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { guard } from '../session/guard.ts'
import type { Access, AccessRule } from '../session/session.rules.ts'
import { loadTexts, type TextFile } from '../text.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    accessRule?: AccessRule
  }
}

/** Makes a route's access data, and the guard that keeps it. `pass` runs for those who may pass. */
export const access = (access: Access, more: { realname?: true; pass?: () => void } = {}) => {
  const asked: AccessRule = more.realname ? { access, realname: true } : { access }
  return {
    staticData: { accessRule: asked },
    beforeLoad: async ({ preload }: { preload: boolean }) => {
      if (preload) return
      const way = await guard(asked)
      if (way !== undefined) throw redirect({ to: way, replace: true })
      more.pass?.()
    },
  }
}

/** A screen in a file of its own, fetched together with its texts. */
export const loadLazily = (load: () => Promise<{ default: ComponentType }>, ...files: TextFile[]) => ({
  component: lazyRouteComponent(async () => {
    const [page] = await Promise.all([load(), loadTexts(...files)])
    return page
  }),
})
