import { channels } from '@moongate/contract'
import { balancePush } from '@moongate/contract/wallet.pushes'
import type { Tx } from '../../kernel/db.ts'
import { deriveKey } from '../../kernel/ids.ts'
import { push } from '../../kernel/push.ts'
import { endBets, recordBets } from '../betting/index.ts'
import type { SeamlessAnswer, SeamlessEvent, SeamlessVerdict } from '../games/index.ts'
import { type PostingItem, postIn, readBalance } from '../ledger/index.ts'
import { countPlaying, guardStakes } from '../policy/index.ts'
import { type Effect, type EventFacts, isFinal } from './callback.rules.ts'
import { endBookedBet, insertBookedBet, insertEvent } from './callback.sql.ts'
import { getCurrency, type MirrorDeps } from './deps.ts'
import { mirrorPostings } from './mirror.postings.ts'

export type Asked = { supplier_code: string; event: SeamlessEvent; facts: EventFacts }

/**
 * Does what was decided. The money first: where it cannot move, nothing else is written. Suppliers have one word for a stake that cannot
 * be taken, so it is also told of one that the member's protection forbids.
 */
export const takeEffect = async (d: MirrorDeps, tx: Tx, asked: Asked, effect: Effect): Promise<SeamlessAnswer> => {
  const { member_id } = asked.event.player
  const is_play = effect === 'record'
  if (is_play && (await isForbidden(d, tx, asked.event))) return answerEvent(d, tx, asked, 'insufficient')
  const item = buildItem(d, asked, effect)
  const [posted] = await Promise.all([
    item.amount === 0n ? undefined : postIn(tx, [item]),
    is_play ? countPlaying(d, tx, member_id) : undefined,
  ])
  const verdict = posted?.[0]
  if (verdict?.status === 'insufficient') return answerEvent(d, tx, asked, 'insufficient')
  if (verdict?.status === 'frozen') return answerEvent(d, tx, asked, 'later')
  if (verdict && verdict.status !== 'posted')
    throw new Error(`${item.kind.name} ${item.ref} was answered ${verdict.status}`)
  const [answer] = await Promise.all([
    answerEvent(d, tx, asked, 'done', is_play ? verdict?.from_balance : verdict?.to_balance),
    writeBet(d, tx, asked, effect),
    push(tx, balancePush, channels.member(member_id), { api_code: asked.supplier_code }),
  ])
  return answer
}

const isForbidden = async (d: MirrorDeps, tx: Tx, { player, amount }: SeamlessEvent): Promise<boolean> => {
  const [code] = await guardStakes(tx, [{ member_id: player.member_id, amount }], d.config.site_time_zone)
  return code !== undefined
}

/** Says how an event ended, and keeps what was said of one that ended for good. `left`: what lies in the centre wallet, where a posting told. */
export const answerEvent = async (
  d: MirrorDeps,
  tx: Tx,
  { supplier_code, event }: Asked,
  verdict: SeamlessVerdict,
  left?: bigint,
): Promise<SeamlessAnswer> => {
  const { event_id, kind, bet_id, amount } = event
  const { member_id } = event.player
  const balance = left ?? (await readBalance(tx, member_id, getCurrency(d), 'centre'))
  if (isFinal(verdict))
    await insertEvent(tx, supplier_code, { event_id, kind, bet_id, amount, member_id, verdict, balance })
  return { verdict, balance }
}

const nameBet = ({ supplier_code, event }: Asked): string => deriveKey('mirror.bet', supplier_code, event.bet_id)

const KINDS = {
  record: mirrorPostings.centre_bet,
  end: mirrorPostings.centre_payout,
  cancel: mirrorPostings.centre_refund,
} as const

const buildItem = (d: MirrorDeps, asked: Asked, effect: Effect): PostingItem => {
  const { supplier_code, event } = asked
  const ref = nameBet(asked)
  const kind = KINDS[effect === 'nothing' ? 'end' : effect]
  const about = { key: deriveKey(kind.name, ref), kind, ref, sub: supplier_code, asset: getCurrency(d) }
  return { ...about, member_id: event.player.member_id, amount: event.amount }
}

const writeBet = (d: MirrorDeps, tx: Tx, asked: Asked, effect: Effect): Promise<unknown> =>
  asked.event.kind === 'bet' ? writeNew(d, tx, asked, asked.event) : writeEnd(tx, asked, asked.event, effect)

type Placed = Extract<SeamlessEvent, { kind: 'bet' }>
const writeNew = (d: MirrorDeps, tx: Tx, asked: Asked, event: Placed): Promise<unknown> => {
  const { supplier_code } = asked
  const { bet_id, amount: stake, game_code, game_type, game_title, detail, bet_at } = event
  const about = { member_id: event.player.member_id, id: nameBet(asked), stake }
  const words = { game_code, game_type, game_title, detail, bet_at }
  return Promise.all([
    recordBets(tx, [{ ...about, bill_no: bet_id, supplier_code, asset: getCurrency(d), ...words }]),
    insertBookedBet(tx, supplier_code, { ...about, bet_id, changed_at: bet_at }),
  ])
}

const writeEnd = (
  tx: Tx,
  asked: Asked,
  { bet_id, amount: payout, player, ended_at }: Exclude<SeamlessEvent, Placed>,
  effect: Effect,
): Promise<unknown> => {
  const is_cancelled = effect === 'cancel'
  const status = is_cancelled ? 'cancelled' : 'settled'
  const about = { member_id: player.member_id, id: nameBet(asked), stake: asked.facts.bet?.stake ?? 0n, payout }
  const reason = is_cancelled ? ('withdrawn' as const) : undefined
  return Promise.all([
    endBets(tx, [{ ...about, outcome: status, settled_at: ended_at, reason }]),
    endBookedBet(tx, asked.supplier_code, { bet_id, payout, status, changed_at: ended_at }),
  ])
}
