/** Goes to a screen from outside the router's components. */
export const goTo = (path: `/${string}`): void => {
  location.hash = `#${path}`
}
