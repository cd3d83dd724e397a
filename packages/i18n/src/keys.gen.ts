// Made by `npm run gen` from locales/zh_cn. Do not edit.
import type audit from '../locales/zh_cn/audit.json'
import type bank from '../locales/zh_cn/bank.json'
import type betting from '../locales/zh_cn/betting.json'
import type bonus from '../locales/zh_cn/bonus.json'
import type cards from '../locales/zh_cn/cards.json'
import type cashier from '../locales/zh_cn/cashier.json'
import type chain from '../locales/zh_cn/chain.json'
import type channels from '../locales/zh_cn/channels.json'
import type commission from '../locales/zh_cn/commission.json'
import type common from '../locales/zh_cn/common.json'
import type credit from '../locales/zh_cn/credit.json'
import type errors from '../locales/zh_cn/errors.json'
import type factors from '../locales/zh_cn/factors.json'
import type fields from '../locales/zh_cn/fields.json'
import type fishing from '../locales/zh_cn/fishing.json'
import type freespins from '../locales/zh_cn/freespins.json'
import type game from '../locales/zh_cn/game.json'
import type games from '../locales/zh_cn/games.json'
import type levelup from '../locales/zh_cn/levelup.json'
import type live from '../locales/zh_cn/live.json'
import type lottery from '../locales/zh_cn/lottery.json'
import type mail from '../locales/zh_cn/mail.json'
import type member from '../locales/zh_cn/member.json'
import type member_activity from '../locales/zh_cn/member-activity.json'
import type member_bank from '../locales/zh_cn/member-bank.json'
import type member_bonus from '../locales/zh_cn/member-bonus.json'
import type member_center from '../locales/zh_cn/member-center.json'
import type member_credit from '../locales/zh_cn/member-credit.json'
import type member_deposit from '../locales/zh_cn/member-deposit.json'
import type member_footer from '../locales/zh_cn/member-footer.json'
import type member_freespins from '../locales/zh_cn/member-freespins.json'
import type member_help from '../locales/zh_cn/member-help.json'
import type member_home from '../locales/zh_cn/member-home.json'
import type member_launch from '../locales/zh_cn/member-launch.json'
import type member_levelup from '../locales/zh_cn/member-levelup.json'
import type member_lobby from '../locales/zh_cn/member-lobby.json'
import type member_mail from '../locales/zh_cn/member-mail.json'
import type member_money from '../locales/zh_cn/member-money.json'
import type member_pages from '../locales/zh_cn/member-pages.json'
import type member_protection from '../locales/zh_cn/member-protection.json'
import type member_rebate from '../locales/zh_cn/member-rebate.json'
import type member_records from '../locales/zh_cn/member-records.json'
import type member_register from '../locales/zh_cn/member-register.json'
import type member_savings from '../locales/zh_cn/member-savings.json'
import type member_security from '../locales/zh_cn/member-security.json'
import type member_team from '../locales/zh_cn/member-team.json'
import type member_transfer from '../locales/zh_cn/member-transfer.json'
import type member_welcome from '../locales/zh_cn/member-welcome.json'
import type member_wheel from '../locales/zh_cn/member-wheel.json'
import type member_withdraw from '../locales/zh_cn/member-withdraw.json'
import type members from '../locales/zh_cn/members.json'
import type mirror from '../locales/zh_cn/mirror.json'
import type office from '../locales/zh_cn/office.json'
import type papers from '../locales/zh_cn/papers.json'
import type payments from '../locales/zh_cn/payments.json'
import type policy from '../locales/zh_cn/policy.json'
import type portal from '../locales/zh_cn/portal.json'
import type promotions from '../locales/zh_cn/promotions.json'
import type proposals from '../locales/zh_cn/proposals.json'
import type rebate from '../locales/zh_cn/rebate.json'
import type reconciliation from '../locales/zh_cn/reconciliation.json'
import type reports from '../locales/zh_cn/reports.json'
import type risk from '../locales/zh_cn/risk.json'
import type savings from '../locales/zh_cn/savings.json'
import type sessions from '../locales/zh_cn/sessions.json'
import type shell from '../locales/zh_cn/shell.json'
import type site from '../locales/zh_cn/site.json'
import type slots from '../locales/zh_cn/slots.json'
import type sports from '../locales/zh_cn/sports.json'
import type staff from '../locales/zh_cn/staff.json'
import type statements from '../locales/zh_cn/statements.json'
import type team from '../locales/zh_cn/team.json'
import type validation from '../locales/zh_cn/validation.json'
import type wallet from '../locales/zh_cn/wallet.json'
import type wheel from '../locales/zh_cn/wheel.json'
import type { Keys } from './messages.ts'

export type MessageKey = Keys<{
  audit: typeof audit
  bank: typeof bank
  betting: typeof betting
  bonus: typeof bonus
  cards: typeof cards
  cashier: typeof cashier
  chain: typeof chain
  channels: typeof channels
  commission: typeof commission
  common: typeof common
  credit: typeof credit
  errors: typeof errors
  factors: typeof factors
  fields: typeof fields
  fishing: typeof fishing
  freespins: typeof freespins
  game: typeof game
  games: typeof games
  levelup: typeof levelup
  live: typeof live
  lottery: typeof lottery
  mail: typeof mail
  member: typeof member
  'member-activity': typeof member_activity
  'member-bank': typeof member_bank
  'member-bonus': typeof member_bonus
  'member-center': typeof member_center
  'member-credit': typeof member_credit
  'member-deposit': typeof member_deposit
  'member-footer': typeof member_footer
  'member-freespins': typeof member_freespins
  'member-help': typeof member_help
  'member-home': typeof member_home
  'member-launch': typeof member_launch
  'member-levelup': typeof member_levelup
  'member-lobby': typeof member_lobby
  'member-mail': typeof member_mail
  'member-money': typeof member_money
  'member-pages': typeof member_pages
  'member-protection': typeof member_protection
  'member-rebate': typeof member_rebate
  'member-records': typeof member_records
  'member-register': typeof member_register
  'member-savings': typeof member_savings
  'member-security': typeof member_security
  'member-team': typeof member_team
  'member-transfer': typeof member_transfer
  'member-welcome': typeof member_welcome
  'member-wheel': typeof member_wheel
  'member-withdraw': typeof member_withdraw
  members: typeof members
  mirror: typeof mirror
  office: typeof office
  papers: typeof papers
  payments: typeof payments
  policy: typeof policy
  portal: typeof portal
  promotions: typeof promotions
  proposals: typeof proposals
  rebate: typeof rebate
  reconciliation: typeof reconciliation
  reports: typeof reports
  risk: typeof risk
  savings: typeof savings
  sessions: typeof sessions
  shell: typeof shell
  site: typeof site
  slots: typeof slots
  sports: typeof sports
  staff: typeof staff
  statements: typeof statements
  team: typeof team
  validation: typeof validation
  wallet: typeof wallet
  wheel: typeof wheel
}>
