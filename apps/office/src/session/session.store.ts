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

/** The staff session, for code outside of components; nothing when nobody is signed in. */
export const getSession = (): Session | undefined => useSessionStore.getState().session
/** Keeps a session after the login. */
export const beginSession = (begun: Session): void => void useSessionStore.setState({ session: begun, farewell: '' })
/** Forgets the session; `farewell` is what the login page says about it. */
export const endSession = (farewell = ''): void => void useSessionStore.setState({ session: undefined, farewell })
/** Takes over the token that an answer brought. */
export const renewToken = (token: string): void =>
  void useSessionStore.setState(({ session: old }) => ({ session: old && { ...old, token } }))
/** Takes over name and roles as the server knows them now. */
export const renewStaff = (staff: Staff): void =>
  void useSessionStore.setState(({ session: old }) => ({ session: old && { ...old, staff } }))

const NO_ROLES: StaffRole[] = []
/** The roles of who is signed in; none for nobody. */
/** The name of whoever is logged in. */
export const useName = (): string | undefined => useSessionStore((store) => store.session?.staff.name)
export const useRoles = (): StaffRole[] => useSessionStore((store) => store.session?.staff.roles ?? NO_ROLES)
