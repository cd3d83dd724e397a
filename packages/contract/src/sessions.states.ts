/** By what a session was opened, or was to be. */
export const LOGIN_WAYS = ['password', 'code', 'recovery', 'passkey', 'registration', 'demo'] as const
export type LoginWay = (typeof LOGIN_WAYS)[number]

/** How a login ended; `step`: the password was right and the second step was asked for. */
export const LOGIN_OUTCOMES = ['opened', 'step', 'password_wrong', 'code_wrong', 'closed'] as const
export type LoginOutcome = (typeof LOGIN_OUTCOMES)[number]
