/** Where something may be begun for which a condition is missing, and what goes on there. */
const PLACES = {
  '/Member/Deposit': 'member-money:go_on.deposit',
  '/NormalDeposit': 'member-money:go_on.deposit',
  '/Member/Withdraw': 'member-money:go_on.withdraw',
  '/Member/Transfer': 'member-money:go_on.transfer',
  '/Member/BindBank': 'member-money:go_on.card',
} as const
type Place = keyof typeof PLACES
/** A condition as the input that meets it. */
const INPUTS = {
  realname: '/Member/Center?focus=realname',
  qk_pwd: '/Member/Center?focus=qk_pwd',
  card: '/Member/BindBank?focus=bank_type',
} as const

const isPlace = (path: string): path is Place => Object.hasOwn(PLACES, path)

/** The way back that an address names, with what was chosen there; nothing for any other address, whoever wrote it. */
export const readWayBack = (
  back: string | undefined,
): { to: Place; search: Record<string, string>; text: (typeof PLACES)[Place] } | undefined => {
  const [to = '', query = ''] = (back ?? '').split(/\?(.*)/s)
  return isPlace(to) ? { to, search: Object.fromEntries(new URLSearchParams(query)), text: PLACES[to] } : undefined
}

/** The way to what meets a condition, and from there back to `back`. */
export const buildWayTo = (condition: keyof typeof INPUTS, back: string): string =>
  `#${INPUTS[condition]}&${new URLSearchParams({ back })}`
