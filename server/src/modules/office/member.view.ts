import type { AnswerOf } from '@moongate/contract'
import type { officeRoutes } from '@moongate/contract/office'
import type { MessageKey } from '@moongate/i18n'
import { toWire } from '@moongate/money'
import type { Translate } from '../../kernel/index.ts'
import { formatWireTime } from '../../kernel/time.ts'
import { maskCardNumber } from '../bank/index.ts'
import { memberRowView } from '../members/index.ts'
import type { MemberFile } from './member.ts'

type File = AnswerOf<typeof officeRoutes.member>['data']

type PostingTexts = ReadonlyMap<string, MessageKey>

/** In the words of the module that posted it; a kind that no module knows any more keeps its name. */
const describeKind = (translate: Translate, texts: PostingTexts, kind: string): string => {
  const text = texts.get(kind)
  return text ? translate(text) : kind
}

/** One member's file; card numbers are masked for staff too. */
export const memberFileView = (
  f: MemberFile,
  time_zone: string,
  translate: Translate,
  posting_texts: PostingTexts,
): File => ({
  member: {
    ...memberRowView(f.member, time_zone),
    email: f.member.email,
    qq: f.member.qq,
    ml_money: toWire(f.ml_money),
    has_qk_pwd: f.member.has_qk_pwd,
    is_trans_on: Number(f.member.is_trans_on),
  },
  wallets: Object.entries(f.wallets).map(([account, amount]) => ({ account, money: toWire(amount) })),
  cards: f.cards.map((c) => ({
    card_no: maskCardNumber(c.card_no),
    bank_type_text: translate.byCode(`bank:types.${c.bank_type}`),
    owner_name: c.owner_name,
  })),
  bets: f.bets,
  statement: f.statement.map((s) => ({
    created_at: formatWireTime(s.created_at, time_zone),
    kind: s.kind,
    kind_text: describeKind(translate, posting_texts, s.kind),
    account: s.account_kind,
    money: toWire(s.amount),
    money_after: toWire(s.balance_after),
    ref: s.ref,
  })),
})
