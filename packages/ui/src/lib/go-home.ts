const CLOSE_MS = 150

/** Back to the operator: a window that was opened for the game is closed, any other goes to the site's first page. */
export const goHome = (): void => {
  if (opener !== null) close()
  setTimeout(() => location.assign('/'), CLOSE_MS)
}
