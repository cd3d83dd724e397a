import type { Feature } from '@moongate/contract/features'
import type { MessageKey } from '@moongate/i18n'
import type { AccessRule } from './session/session.rules.ts'

type TopText = Extract<MessageKey, `member:header.${string}`>
type MenuText = Extract<MessageKey, `member:menu.${string}`>
export type Screen = AccessRule & {
  /** The entry of the server's navigation whose label leads here (R2.21). */
  nav?: string
  /** Its place in the member's menu and the member centre's side list (R2.23). */
  menu?: { group: MenuText; text: MenuText }
  /** Its link in the line above the header (R2.18). */
  top?: TopText
  /** What leads here is shown while this is switched on. */
  feature?: Feature
  /** Notices do not open by themselves over it: a window of its own, or the gate before the site. */
  quiet?: true
  /** Menus open it in a window of its own (R9.9). */
  own?: true
  /** Only the product leads here; a link of the operator's to it is not shown. */
  link?: false
}

const pub = { access: 'public' } as const
/** R2.15: the starred screens are not for trial accounts; R4.8: a real name comes first. */
const starred = { access: 'member-not-demo', realname: true } as const
const account = 'member:menu.account'
const activity = 'member:menu.activity'
const money = 'member:menu.money'
const records = 'member:menu.records'

/** EVERY SCREEN of the site by its address, with who may open it and what leads to it. Routes, links, navigation and menus read it from here. */
export const screens = {
  '/Welcome': { ...pub, quiet: true, link: false },
  '/Nav': { ...pub, quiet: true, top: 'member:header.lines' },
  '/login': { access: 'guest', link: false },
  '/Notice': { ...pub, quiet: true, link: false },
  '/ResetPassword': { ...pub, quiet: true, link: false },
  '/NormalDeposit': { ...starred, quiet: true },
  '/Receipt': { ...starred, quiet: true, link: false },
  '/Credit/Statement': { ...starred, feature: 'credit', quiet: true, link: false },
  '/OnlineDeposit': { ...starred, quiet: true, link: false },
  '/LoginToSupplier': { access: 'member', quiet: true, link: false },
  '/Index': { ...pub, nav: 'index' },
  '/Live': { ...pub, nav: 'casino' },
  '/Lottery': { ...pub, nav: 'lottery' },
  '/Sport': { ...pub, nav: 'sport' },
  '/Game': { ...pub, nav: 'slot' },
  '/Board': { ...pub, nav: 'poker' },
  '/Fish': { ...pub, nav: 'fish' },
  '/Esports': { ...pub, nav: 'esports' },
  '/AllGames': pub,
  '/CasinoHtml': { ...pub, quiet: true },
  '/AboutUs': pub,
  '/ContactUs': pub,
  '/Partner': pub,
  '/DepositHelp': pub,
  '/DrawHelp': pub,
  '/Guide': pub,
  '/Rules': pub,
  '/Service': { ...pub, nav: 'service' },
  '/LiveLevelUp': { ...pub, feature: 'levelup', top: 'member:header.live_levels' },
  '/SlotLevelUp': { ...pub, feature: 'levelup', top: 'member:header.slot_levels' },
  '/Credit/Index': { ...pub, feature: 'credit', top: 'member:header.credit' },
  '/Credit/Borrow': { ...starred, feature: 'credit' },
  '/Credit/Repay': { ...starred, feature: 'credit' },
  '/Credit/Record': { ...starred, feature: 'credit' },
  '/Activity': { ...pub, nav: 'activity', feature: 'promotions', top: 'member:header.activity' },
  '/Activity/$id': { ...pub, feature: 'promotions', link: false },
  '/Member/Center': { access: 'member', menu: { group: account, text: 'member:menu.center' } },
  '/Member/Security': { access: 'member-not-demo', menu: { group: account, text: 'member:menu.security' } },
  '/Member/Transfer': { access: 'member', realname: true, menu: { group: account, text: 'member:menu.transfer' } },
  '/Member/BindBank': { ...starred, menu: { group: account, text: 'member:menu.bank' } },
  '/Member/Agent': { ...starred, menu: { group: account, text: 'member:menu.agent' } },
  '/Member/Protection': { access: 'member-not-demo', menu: { group: account, text: 'member:menu.protection' } },
  '/Member/FsNow': { ...starred, feature: 'rebate', menu: { group: activity, text: 'member:menu.rebate' } },
  '/YueBao': {
    access: 'member-not-demo',
    quiet: true,
    own: true,
    feature: 'savings',
    menu: { group: activity, text: 'member:menu.savings' },
  },
  '/Wheel': { ...pub, feature: 'wheel', menu: { group: activity, text: 'member:menu.wheel' } },
  '/Member/Bonus': { ...starred, feature: 'promotions', menu: { group: activity, text: 'member:menu.bonus' } },
  '/Member/Deposit': { ...starred, menu: { group: money, text: 'member:menu.deposit' } },
  '/Member/Withdraw': { ...starred, menu: { group: money, text: 'member:menu.withdraw' } },
  '/Member/BetRecord': { ...starred, menu: { group: records, text: 'member:menu.bets' } },
  '/Member/Transaction': { ...starred, menu: { group: records, text: 'member:menu.transactions' } },
  '/Member/SiteMail': { ...starred, menu: { group: 'member:menu.notice', text: 'member:menu.mail' } },
  '/Member/Notice': {
    access: 'member',
    realname: true,
    menu: { group: 'member:menu.notice', text: 'member:menu.notice' },
  },
} as const satisfies Record<`/${string}`, Screen>

type Screens = typeof screens
export type ScreenPath = keyof Screens
/** The addresses of the screens that have a given fact. */
export type PathWith<Fact extends keyof Screen> = {
  [P in ScreenPath]: Screens[P] extends { [F in Fact]: unknown } ? P : never
}[ScreenPath]

/** Every screen, in the order of the table. */
export const listScreens = (): [path: ScreenPath, screen: Screen][] => Object.entries(screens) as [ScreenPath, Screen][]
