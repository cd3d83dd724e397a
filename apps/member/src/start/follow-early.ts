import type { AnyRouter } from '@tanstack/react-router'

/**
 * The router hears of the address once it stands on the page, and takes a load that is under way by then for the one of the address: who
 * goes elsewhere before that is followed here, until the first screen is found.
 */
export const followEarly = (router: AnyRouter): void => {
  const leave = router.history.subscribe(() => void router.load())
  router.subscribe('onResolved', leave)
}
