import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { StaffRole } from '@moongate/contract/staff.states'

export type Staff = { name: string; roles: StaffRole[] }
export type Session = { token: string; staff: Staff }
type Store = { session: Session | undefined; farewell: string }

/** The staff session lives in this tab alone and ends with it. `farewell`: why the last one ended, for the login page. */
export const useSessionStore = create<Store>()(
  persist((): Store => ({ session: undefined, farewell: '' }), {
    name: 'moongate_office',
    storage: createJSONStorage(() => sessionStorage),
  }),
)

export const getSession = (): Session | undefined => useSessionStore.getState().session
export const beginSession = (begun: Session): void => void useSessionStore.setState({ session: begun, farewell: '' })
export const endSession = (farewell = ''): void => void useSessionStore.setState({ session: undefined, farewell })
export const renewToken = (token: string): void =>
  void useSessionStore.setState(({ session: old }) => ({ session: old && { ...old, token } }))
export const renewStaff = (staff: Staff): void =>
  void useSessionStore.setState(({ session: old }) => ({ session: old && { ...old, staff } }))

const NO_ROLES: StaffRole[] = []
/** The roles of who is signed in; none for nobody. */
export const useRoles = (): StaffRole[] => useSessionStore((store) => store.session?.staff.roles ?? NO_ROLES)
