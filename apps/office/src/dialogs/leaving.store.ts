import { modals } from '@mantine/modals'
import { create } from 'zustand'

type Form = {
  /** It holds something that would be lost with it. */ typed: boolean
  /** What it sent is under way: its own Cancel alone leaves it. */ busy: boolean
}
type Leaving = Form & { open: boolean; asking: boolean }
const EMPTY: Form = { typed: false, busy: false }

/** The dialog on screen and whether it is being left: there is one at a time. */
export const useLeaving = create<Leaving>()(() => ({ ...EMPTY, open: false, asking: false }))

/** Notes whether a dialog is on screen. */
export const noteOpen = (open: boolean): void => useLeaving.setState({ open, asking: false })
/** Notes how the form of the dialog stands. */
export const noteForm = (form: Form): void => useLeaving.setState(form)
/** Forgets the form, which is gone. */
export const forgetForm = (): void => useLeaving.setState(EMPTY)
/** Goes on with the form. */
export const keepTyping = (): void => useLeaving.setState({ asking: false })
/** Closes the dialog with all it holds. */
export const closeDialog = (): void => {
  keepTyping()
  modals.closeAll()
}
/** Leaves the dialog by Escape, Back, its cross or a press beside it: after a question where something was typed. */
export const leaveDialog = (): void => {
  const { typed, busy } = useLeaving.getState()
  if (busy) return
  if (typed) useLeaving.setState({ asking: true })
  else closeDialog()
}
