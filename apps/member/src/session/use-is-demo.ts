import { useQuery } from '@tanstack/react-query'
import { meQuery } from '../api/queries.ts'
import { useSession } from './session.store.ts'

/** Whether this is a trial account: marked at its login, or known from the member's data (R4.3). */
export const useIsDemo = (): boolean => {
  const logged_in = useSession((s) => s.token !== null)
  const marked = useSession((s) => s.demo)
  const { data: me } = useQuery({ ...meQuery, enabled: logged_in })
  return logged_in && (marked || me?.is_demo === 1)
}
