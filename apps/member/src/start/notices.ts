import { noticesQuery } from '../api/queries.ts'
import { queryClient } from '../api/query-client.ts'
import { openNotices } from '../popups/popups.store.ts'
import { Notices } from '../popups/popups.tsx'
import { formatTime } from '../text.ts'
import { nextTurn } from './next-turn.ts'
import { shouldPopUp } from './notices.rules.ts'
import { keepForVisit, readVisit } from './visit.ts'

/** What the dialog needs, piece by piece, so that it opens in a short one: its file, and the maker of its times, which is slow to make. */
const prepareNotices = async (created_at: string): Promise<void> => {
  await Notices.preload()
  await nextTurn()
  formatTime(created_at)
  await nextTurn()
}

let tell: () => void
/**
 * Kept once it is settled whether notices open on the first screen. A dialog styles all of the page anew: what can come after it makes it
 * open sooner, and the page's beginning shorter.
 */
export const noticesSettled = new Promise<void>((resolve) => {
  tell = resolve
})

/**
 * For each screen that somebody comes to: opens the notices by themselves on the first one that may show them, once in a visit,
 * and again when there is a new one (R2.2).
 */
export const offerNotices = (): Promise<void> => openUnseen().finally(tell)

const openUnseen = async (): Promise<void> => {
  const notices = await queryClient.fetchQuery(noticesQuery).catch(() => undefined)
  if (!notices) return
  const ids = notices.data.map(({ id }) => id)
  const seen = readVisit('notices').split(' ').map(Number)
  if (!shouldPopUp({ alert: notices.alert, ids, seen, hash: location.hash })) return
  await prepareNotices(notices.data[0]?.created_at ?? '')
  keepForVisit('notices', ids.join(' '))
  openNotices()
}
