/** A frozen member may look and not move money; a closed one is not let in. */
export const MEMBER_STATES = ['active', 'frozen', 'closed'] as const
/** What the office can make of an account. */
export const OFFICE_MEMBER_STATES = ['active', 'frozen'] as const satisfies readonly MemberState[]
export type MemberState = (typeof MEMBER_STATES)[number]

/** R3.4: the switches of the register form with what they are until an operator sets them, spelt as on the wire. */
export const REGISTER_SETTINGS = {
  isInviteCodeRequired: false,
  isRealNameRequred: false,
  isPhoneRequired: false,
  isCaptchaRequired: true,
}
export type RegisterSettings = typeof REGISTER_SETTINGS
