import { keepForVisit, readVisit } from './visit.ts'

const isServerThere = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Loads the page anew, once on each address of a visit, and never from a server that does not answer. */
export const reloadOnce = async (): Promise<void> => {
  if (readVisit('reloaded') === location.hash || !(await isServerThere())) return
  keepForVisit('reloaded', location.hash)
  location.reload()
}
