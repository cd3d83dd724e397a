let is_own = false

/** Goes to a screen from outside the router's components. */
export const goTo = (path: `/${string}`): void => {
  is_own = location.hash !== `#${path}`
  location.hash = `#${path}`
}

/** A link within the site was pressed that the router knows nothing of. */
export const noteLink = (event: MouseEvent): void => {
  const link = event.target instanceof Element && event.target.closest('a[href^="#"]:not([target])')
  if (link && !event.defaultPrevented) is_own = true
}

/** Whether the address that has just come was sent for by this page, and not typed by hand. */
export const takeOwn = (): boolean => {
  const was_own = is_own
  is_own = false
  return was_own
}
