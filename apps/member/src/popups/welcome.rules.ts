export type FirstStep = { id: 'realname' | 'card' | 'deposit'; ok: boolean; href?: string }

/** The first steps of a new member. Cards and money are for members with a real name (R4.8): until then only that can be opened. */
export const listFirstSteps = (realname: string): readonly FirstStep[] => {
  if (realname === '')
    return [
      { id: 'realname', ok: false, href: '#/Member/Center?focus=realname' },
      { id: 'card', ok: false },
      { id: 'deposit', ok: false },
    ]
  return [
    { id: 'realname', ok: true },
    { id: 'card', ok: false, href: '#/Member/BindBank?focus=bank_type' },
    { id: 'deposit', ok: false, href: '#/Member/Deposit?focus=first' },
  ]
}
