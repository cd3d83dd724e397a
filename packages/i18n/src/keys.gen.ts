// Made by `npm run gen` from locales/zh_cn. Do not edit.
import type audit from '../locales/zh_cn/audit.json'
import type bank from '../locales/zh_cn/bank.json'
import type betting from '../locales/zh_cn/betting.json'
import type cashier from '../locales/zh_cn/cashier.json'
import type common from '../locales/zh_cn/common.json'
import type fields from '../locales/zh_cn/fields.json'
import type games from '../locales/zh_cn/games.json'
import type identity from '../locales/zh_cn/identity.json'
import type lottery from '../locales/zh_cn/lottery.json'
import type member from '../locales/zh_cn/member.json'
import type member_register from '../locales/zh_cn/member-register.json'
import type member_welcome from '../locales/zh_cn/member-welcome.json'
import type office from '../locales/zh_cn/office.json'
import type site from '../locales/zh_cn/site.json'
import type validation from '../locales/zh_cn/validation.json'
import type wallet from '../locales/zh_cn/wallet.json'
import type { Keys } from './messages.ts'

export type MessageKey = Keys<{
  audit: typeof audit
  bank: typeof bank
  betting: typeof betting
  cashier: typeof cashier
  common: typeof common
  fields: typeof fields
  games: typeof games
  identity: typeof identity
  lottery: typeof lottery
  member: typeof member
  'member-register': typeof member_register
  'member-welcome': typeof member_welcome
  office: typeof office
  site: typeof site
  validation: typeof validation
  wallet: typeof wallet
}>
