import type { OrderReason } from '@moongate/contract/cashier.reasons'
import { type DepositState, isUnpaid } from '@moongate/contract/cashier.states'
import { createBrowserI18n, formatNumber, keepChoice, type Lang, type MessageKey, readChoice } from '@moongate/i18n'

/** Who works here may read the member site in another language. */
const PLACE = 'moongate_office_lang'

type Inner<K> = K extends `office:ui.${infer Rest}` ? Rest : never
export type TextKey = Inner<MessageKey>
type Params = Record<string, string | number>

const i18n = createBrowserI18n(
  readChoice(PLACE),
  import.meta.glob<{ default: Record<string, unknown> }>(
    '../../../packages/i18n/locales/*/{common,cashier,papers,office}.json',
  ),
)

export const lang: Lang = i18n.lang
/** Loads the office's texts, before anything is drawn. */
export const loadTexts = (): Promise<void> => i18n.load('common', 'cashier', 'papers', 'office')

/** A text of the office, by its key below `office:ui`. */
export const t = (key: TextKey, params?: Params): string => i18n.t(`office:ui.${key}` as MessageKey, params)
/** The word for a name that comes from data, e.g. an account of a member; the name itself when there is none. */
export const translateName = (group: string, name: string, params?: Params): string =>
  i18n.maybe(`office:ui.${group}.${name}`, params) ?? name
/** A text about members' papers. */
export const translatePapers = (key: Extract<MessageKey, `papers:${string}`>): string => i18n.t(key)
/** A text of the product as a whole, e.g. about the network. */
export const translateCommon = (key: Extract<MessageKey, `common:${string}`>): string => i18n.t(key)
/** A deposit's state in words; the state itself when there are none. */
export const describeDepositState = (state: string): string => i18n.maybe(`cashier:deposit_states.${state}`) ?? state
/** Where a deposit stands, in words: a gateway's waits for its member to pay, and for nobody of the staff. */
export const describeDeposit = (deposit: { payment_type: string; state: DepositState }): string =>
  isUnpaid(deposit) ? i18n.t('cashier:deposit_unpaid') : describeDepositState(deposit.state)
/** A reason that stands ready for staff, in words. */
export const describeOrderReason = (reason: OrderReason): string => i18n.t(`cashier:reasons.${reason}`)
/** A way to pay in words; its code when there are none. */
export const describePaymentType = (type: string): string => i18n.maybe(`cashier:payment_types.${type}`) ?? type
/** A withdrawal's state in words; the state itself when there are none. */
export const describeWithdrawalState = (state: string): string =>
  i18n.maybe(`cashier:withdrawal_states.${state}`) ?? state

/** Stores the choice; the page is loaded anew afterwards (R9.1). */
export const storeLang = (chosen: Lang): void => keepChoice(chosen, PLACE)

/** A count in the language's grouping. */
export const formatCount = (value: number): string => formatNumber(lang, value)
