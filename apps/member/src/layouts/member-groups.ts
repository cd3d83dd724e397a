/** The member's screens in groups: the header's menu and the member centre's side list (R2.23). `demo`: open to trial accounts. */
const groups = [
  {
    text: 'member:menu.account',
    items: [
      { to: '/Member/Center', text: 'member:menu.center', demo: true },
      { to: '/Member/Transfer', text: 'member:menu.transfer', demo: true },
      { to: '/Member/BindBank', text: 'member:menu.bank', demo: false },
    ],
  },
  {
    text: 'member:menu.money',
    items: [
      { to: '/Member/Deposit', text: 'member:menu.deposit', demo: false },
      { to: '/Member/Withdraw', text: 'member:menu.withdraw', demo: false },
    ],
  },
  {
    text: 'member:menu.records',
    items: [
      { to: '/Member/BetRecord', text: 'member:menu.bets', demo: false },
      { to: '/Member/Transaction', text: 'member:menu.transactions', demo: false },
    ],
  },
  { text: 'member:menu.notice', items: [{ to: '/Member/Notice', text: 'member:menu.notice', demo: true }] },
] as const

export type MemberItem = (typeof groups)[number]['items'][number]
export type MemberGroup = { text: (typeof groups)[number]['text']; items: readonly MemberItem[] }

/** For a trial account only what it may open. */
export const listMemberGroups = (demo: boolean): readonly MemberGroup[] =>
  groups
    .map((group) => ({
      text: group.text,
      items: (group.items as readonly MemberItem[]).filter((item) => item.demo || !demo),
    }))
    .filter((group) => group.items.length > 0)
