const WANTED = 'moongate_wanted'
type Path = `/${string}`

const isPath = (value: string): value is Path => value.startsWith('/')

/** Remembers for this visit the screen that a visitor wanted and was kept from (R4.7). */
export const rememberTarget = (path: string): void => sessionStorage.setItem(WANTED, path)

/** Nothing is wanted any more: the member left. */
export const forgetTarget = (): void => sessionStorage.removeItem(WANTED)

/** Where somebody goes who has just become a member: to what they wanted, once, else home (R4.6). */
export const takeTarget = (): Path => {
  const wanted = sessionStorage.getItem(WANTED) ?? ''
  forgetTarget()
  return isPath(wanted) ? wanted : '/Index'
}
