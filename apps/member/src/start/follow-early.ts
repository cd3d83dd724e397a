import type { AnyRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * The router hears of the address once it stands on the page, and takes a load that was begun by then, and even one that is done, for the
 * one of the address: who goes elsewhere before that is followed here. `Relief` is put behind the router on the page and takes over.
 */
export const followEarly = (router: AnyRouter): { Relief: () => null } => {
  const leave = router.history.subscribe(() => void router.load())
  const Relief = () => {
    useEffect(leave, [])
    return null
  }
  return { Relief }
}
