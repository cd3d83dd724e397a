import { timingSafeEqual } from 'node:crypto'
import { toWire } from '@moongate/money'
import type { z } from 'zod'
import { cleanRead } from '../../../kernel/storable.ts'
import type { SeamlessAnswer, SeamlessEvent, SeamlessVerdict } from '../../../modules/games/seamless.port.ts'
import type { CallbackDeps, CreateCallbacks } from '../deps.ts'
import { type CallbackForm, callbackForms } from './callback-forms.ts'
import { CODES } from './answers.ts'
import { type Fields, signFields } from './forms.rules.ts'

/** How far their clock may be from ours; for twice as long a nonce is remembered. */
const WINDOW_MS = 300_000

type Told = { code: string; data?: object }

/** What each verdict is called in this dialect. */
const VERDICTS: Readonly<Record<SeamlessVerdict, string>> = {
  done: CODES.ok,
  insufficient: '2001',
  no_player: CODES.user_unknown,
  bet_unknown: CODES.order_unknown,
  bet_known: CODES.order_exists,
  bet_rolled_back: '2004',
  bet_ended: '2005',
  differs: '3001',
  later: '9001',
}
const BAD_FIELD: Told = { code: '3001' }
const BAD_SIGN: Told = { code: '9002' }

/** Takes as long for a wrong signature as for the right one. */
const isEqual = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Signed by them, of now, and for the first time; the signature is looked at first, so that nobody else uses up a nonce. */
const isAuthentic = async (d: CallbackDeps, { sign = '', ...fields }: Fields): Promise<boolean> => {
  const { platform, merchantCode, ts = '', nonce = '' } = fields
  if (!isEqual(sign, signFields(d.secret, fields)) || platform !== d.code || merchantCode !== d.operator) return false
  const at_ms = Number(ts) * 1000
  if (!/^\d{10}$/.test(ts) || !/^[\w-]{8,64}$/.test(nonce)) return false
  if (Math.abs(d.clock.now().getTime() - at_ms) > WINDOW_MS) return false
  return d.takeNonce(nonce, new Date(at_ms + 2 * WINDOW_MS))
}

const describeAnswer = ({ verdict, balance }: SeamlessAnswer): Told => ({
  code: VERDICTS[verdict],
  data: { balance: toWire(balance) },
})

const toEvent = (form: Exclude<CallbackForm, { call: 'balance' }>): SeamlessEvent => {
  const about = { event_id: form.eventId, player: form.userName, bet_id: form.betNo, amount: form.amt }
  if (form.call !== 'bet') return { ...about, kind: form.call, ended_at: form.eventTime }
  const title = { zh_cn: form.gameNameCn, en: form.gameNameEn }
  const game = { game_code: form.gameCode, game_type: form.gameKind, game_title: title, detail: title }
  return { ...about, kind: 'bet', ...game, bet_at: form.eventTime }
}

const answerForm = async (d: CallbackDeps, form: CallbackForm): Promise<Told> => {
  if (form.call === 'balance') {
    const balance = await d.book.balance(form.userName)
    return balance === undefined ? { code: CODES.user_unknown } : { code: CODES.ok, data: { balance: toWire(balance) } }
  }
  if (form.currency !== d.currency) return BAD_FIELD
  return describeAnswer(await d.book.apply(d.code, toEvent(form)))
}

/** The calls of this dialect into us: balance, bet, win and rollback, as forms signed like ours to them. */
export const createPagodaCallbacks: CreateCallbacks = (d) => async (call, body) => {
  if (!Object.hasOwn(callbackForms, call)) return undefined
  const fields: Fields = Object.fromEntries(new URLSearchParams(body))
  if (!(await isAuthentic(d, fields))) return BAD_SIGN
  const schema: z.ZodType<CallbackForm> = callbackForms[call as keyof typeof callbackForms]
  const { data } = schema.safeParse(cleanRead({ ...fields, call }))
  return data ? answerForm(d, data) : BAD_FIELD
}
