const people = `demo people (password, then what else they need)
  alice, bobby, carol   Moongate88        withdrawal password 888888; alice has money and a card, carol leads a team
  erin, frank, sofia    moongate-office   staff, at /office/; authenticator secret JBSWY3DPEHPK3PXP`

/** What `npm start` prints about the people of the demo seed. */
export const describeDemoPeople = (): string => people
