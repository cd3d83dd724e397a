let is_own = false

/** Goes to a screen from outside the router's components. */
export const goTo = (path: `/${string}`): void => {
  is_own = location.hash !== `#${path}`
  location.hash = `#${path}`
}

/** Whether the page itself went to the address that has just come. */
export const takeOwn = (): boolean => {
  const was_own = is_own
  is_own = false
  return was_own
}
