/** Whether passkeys work on this page: it has a name, not a bare address, and its browser knows them and calls it safe. */
export const isPasskeyPossible = (page: { hostname: string; secure: boolean; known: boolean }): boolean =>
  page.secure && page.known && !/^[\d.]+$|:|^\[/.test(page.hostname)

/** What this page is. */
export const readPage = () => ({
  hostname: location.hostname,
  secure: window.isSecureContext,
  known: 'PublicKeyCredential' in window,
})
