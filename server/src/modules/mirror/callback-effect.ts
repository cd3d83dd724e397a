import { channels } from '@moongate/contract'
import { balancePush } from '@moongate/contract/wallet.pushes'
import type { Tx } from '../../kernel/db.ts'
import { deriveKey } from '../../kernel/ids.ts'
import { push } from '../../kernel/push.ts'
import { endBets, recordBets } from '../betting/index.ts'
import type { SeamlessEvent, SeamlessVerdict } from '../games/index.ts'
import { type PostingItem, postIn } from '../ledger/index.ts'
import { countPlaying, guardStakes } from '../policy/index.ts'
import type { Effect, EventFacts } from './callback.rules.ts'
import { endBookedBet, insertBookedBet } from './callback.sql.ts'
import { getCurrency, type MirrorDeps } from './deps.ts'
import { mirrorPostings } from './mirror.postings.ts'

export type Asked = { supplier_code: string; event: SeamlessEvent; facts: EventFacts }

/**
 * Does what was decided. The money first: where it cannot move, nothing else is written. Suppliers have one word for a stake that cannot
 * be taken, so it is also told of one that the member's protection forbids.
 */
export const takeEffect = async (d: MirrorDeps, tx: Tx, asked: Asked, effect: Effect): Promise<SeamlessVerdict> => {
  const { player, amount } = asked.event
  const { member_id } = player
  if (effect === 'record') {
    const [code] = await guardStakes(tx, [{ member_id, amount }], d.config.site_time_zone)
    if (code) return 'insufficient'
    await countPlaying(d, tx, member_id)
  }
  const item = buildItem(d, asked, effect)
  const [verdict] = item.amount === 0n ? [] : await postIn(tx, [item])
  if (verdict?.status === 'insufficient') return 'insufficient'
  if (verdict?.status === 'frozen') return 'later'
  if (verdict && verdict.status !== 'posted')
    throw new Error(`${item.kind.name} ${item.ref} was answered ${verdict.status}`)
  await writeBet(d, tx, asked, effect)
  await push(tx, balancePush, channels.member(member_id), { api_code: asked.supplier_code })
  return 'done'
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

const writeBet = async (d: MirrorDeps, tx: Tx, asked: Asked, effect: Effect): Promise<void> => {
  const { supplier_code, event, facts } = asked
  const { bet_id, amount, player } = event
  const [id, member_id] = [nameBet(asked), player.member_id]
  if (event.kind === 'bet') {
    const { game_code, game_type, game_title, detail, bet_at } = event
    const words = { game_code, game_type, game_title, detail, bet_at }
    const bet = { member_id, id, bill_no: bet_id, supplier_code, asset: getCurrency(d), stake: amount, ...words }
    await recordBets(tx, [bet])
    await insertBookedBet(tx, supplier_code, { bet_id, member_id, id, stake: amount, changed_at: bet_at })
    return
  }
  const status = effect === 'cancel' ? 'cancelled' : 'settled'
  const stake = facts.bet?.stake ?? 0n
  await endBets(tx, [
    {
      member_id,
      id,
      stake,
      payout: amount,
      outcome: status,
      settled_at: event.ended_at,
      reason: effect === 'cancel' ? 'withdrawn' : undefined,
    },
  ])
  await endBookedBet(tx, supplier_code, { bet_id, payout: amount, status, changed_at: event.ended_at })
}
