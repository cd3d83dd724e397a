/** What stays in the form after a try; `round` rises when the captcha is used up. */
export type LoginState = { name: string; password: string; captcha: string; round: number }
export const emptyLogin: LoginState = { name: '', password: '', captcha: '', round: 0 }
