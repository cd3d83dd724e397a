const EVENT = 'moongate:login'
let wanted = false

/** Asks the login form of the header to take the focus, now or as soon as it is there. */
export const focusLogin = (): void => {
  wanted = true
  dispatchEvent(new Event(EVENT))
}

/** For the form: calls back when the focus is wanted. Answers how to stop. */
export const onLoginFocus = (take: () => void): (() => void) => {
  const takeFocus = () => {
    if (!wanted) return
    wanted = false
    take()
  }
  takeFocus()
  addEventListener(EVENT, takeFocus)
  return () => removeEventListener(EVENT, takeFocus)
}
