import { lazyRouteComponent, redirect } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { guard } from '../session/guard.ts'
import type { Access, Door } from '../session/session.rules.ts'
import { loadTexts, type TextFile } from '../text.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    door?: Door
  }
}

/** Makes a route's access data, and the guard that keeps it. `pass` runs for those who may pass. */
export const door = (access: Access, more: { realname?: true; pass?: () => void } = {}) => {
  const asked: Door = more.realname ? { access, realname: true } : { access }
  return {
    staticData: { door: asked },
    beforeLoad: async ({ preload }: { preload: boolean }) => {
      if (preload) return
      const way = await guard(asked)
      if (way !== undefined) throw redirect({ to: way, replace: true })
      more.pass?.()
    },
  }
}

/** A screen in a file of its own, fetched together with its texts. */
export const lazily = (load: () => Promise<{ default: ComponentType }>, ...files: TextFile[]) => ({
  component: lazyRouteComponent(async () => {
    const [page] = await Promise.all([load(), loadTexts(...files)])
    return page
  }),
})
