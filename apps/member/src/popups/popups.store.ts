import { create } from 'zustand'

export type Ask = {
  kind: 'alert' | 'confirm'
  tone: 'info' | 'error' | 'warn' | 'success'
  title: string
  text: string
  confirm?: string
  cancel?: string
  /** Yes takes something away: the focus starts on no. */
  danger?: true
  /** The member's answer; an alert always answers true. */
  answer: (yes: boolean) => void
}
/** What a login's second step is answered with. */
export type LoginStep = { ticket: string; ways: readonly string[] }
type Popups = {
  /** The dialogs waiting for an answer, first in first shown. */
  asks: readonly Ask[]
  register: boolean
  login: boolean
  /** The login waits for its second step. */
  step?: LoginStep | undefined
  /** The first steps of a new member. */
  welcome: boolean
  /** The notice the popup opens with; 0 the first one, undefined: it is closed. */
  notices: number | undefined
}

export const usePopups = create<Popups>()(() => ({
  asks: [],
  register: false,
  login: false,
  welcome: false,
  notices: undefined,
}))

const ask = (question: Omit<Ask, 'answer'>): Promise<boolean> =>
  new Promise((resolve) => {
    const known = usePopups.getState().asks.some((a) => a.text === question.text && a.kind === 'alert')
    if (known) return resolve(true)
    const whole: Ask = {
      ...question,
      answer: (yes) => {
        usePopups.setState((s) => ({ asks: s.asks.filter((a) => a !== whole) }))
        resolve(yes)
      },
    }
    usePopups.setState((s) => ({ asks: [...s.asks, whole] }))
  })

/** A dialog with one button; answers when it is closed. The same text is never stacked twice. */
export const alertBox = (text: string, title: string, tone: Ask['tone'] = 'info'): Promise<boolean> =>
  ask({ kind: 'alert', tone, title, text })

/** A dialog with two buttons; answers whether the first one was pressed. */
export const confirmBox = (question: {
  text: string
  title: string
  confirm?: string
  cancel?: string
  danger?: true
}): Promise<boolean> => ask({ kind: 'confirm', tone: 'warn', ...question })

/** Shows the register form over whatever screen is there. */
export const openRegister = (): void => usePopups.setState({ register: true })
/** Puts the register form away. */
export const closeRegister = (): void => usePopups.setState({ register: false })
/** Shows the login over whatever screen is there. */
export const openLogin = (): void => usePopups.setState({ login: true })
/** Puts the login away. */
export const closeLogin = (): void => usePopups.setState({ login: false })
/** Asks for the second step of a login, where the login is asked for. */
export const askStep = (step: LoginStep): void => usePopups.setState({ login: true, step })
/** Back to the password. */
export const endStep = (): void => usePopups.setState({ step: undefined })
/** Shows a new member the first steps. */
export const openWelcome = (): void => usePopups.setState({ welcome: true })
/** Puts the first steps away. */
export const closeWelcome = (): void => usePopups.setState({ welcome: false })
/** Shows the notices, beginning with one of them or the newest. */
export const openNotices = (id = 0): void => usePopups.setState({ notices: id })
/** Puts the notices away. */
export const closeNotices = (): void => usePopups.setState({ notices: undefined })
