import type { RegisterSettings } from '@moongate/contract/members.states'

export type RegistrationForm = {
  invite_code?: string | undefined
  password: string
  password_confirmation: string
  realname?: string | undefined
  phone?: string | undefined
  birth_on?: string | undefined
  /** 0 or 1 */
  agreement: number
}

/** Why a form is refused before anything is looked up, in the order of its fields (R3.4, R5.4); nothing when it may go on. */
export const refuseForm = (settings: RegisterSettings, f: RegistrationForm) => {
  if (settings.isInviteCodeRequired && !f.invite_code) return 'members.invite_required'
  if (f.password !== f.password_confirmation) return 'members.confirmation_differs'
  if (settings.isRealNameRequred && !f.realname) return 'members.realname_required'
  if (settings.isPhoneRequired && !f.phone) return 'members.phone_required'
  return f.agreement ? undefined : 'members.agreement_required'
}
