/** Who the demo seed makes: members by their name and password, staff with the second factor too. */
export const people = {
  alice: { realm: 'member', password: 'Moongate88', withdrawal_password: '888888' },
  bobby: { realm: 'member', password: 'Moongate88', withdrawal_password: '888888' },
  carol: { realm: 'member', password: 'Moongate88', withdrawal_password: '888888' },
  erin: { realm: 'staff', password: 'moongate-office', totp_secret: 'JBSWY3DPEHPK3PXP' },
  frank: { realm: 'staff', password: 'moongate-office', totp_secret: 'JBSWY3DPEHPK3PXP' },
  sofia: { realm: 'staff', password: 'moongate-office', totp_secret: 'JBSWY3DPEHPK3PXP' },
} as const

export type PersonName = keyof typeof people
export const isPerson = (name: string): name is PersonName => Object.hasOwn(people, name)
