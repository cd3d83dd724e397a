import { plainHash, rollSpin, toHex } from '@moongate/lottery'
import type { Tx } from '../../kernel/db.ts'
import { deriveKey } from '../../kernel/ids.ts'
import { refuse } from '../../kernel/refusal.ts'
import { findMember } from '../members/index.ts'
import { requireAllowed, requireUnbarred } from '../policy/index.ts'
import { useGrant } from './chance.sql.ts'
import type { WheelDeps } from './deps.ts'
import { payPrize } from './pay.ts'
import { chooseState, findDrawn, findPlaced, type PlacedPrize } from './prize.rules.ts'
import { type Design, findDesign, takeStock } from './prize.sql.ts'
import { findNext, findSpin, insertSpin, lockNext, type NextSpin, type Spin } from './spin.sql.ts'

const SEED_BYTES = 32

/** `key` names the spin: asked for again under it, the same spin is answered. `wheel`: the one that was shown. */
export type Asked = { member_id: number; key: string; entropy: string; wheel?: number | undefined }

/** The hash of a secret, which is shown before it is used. */
export const computeCommitment = (seed: Uint8Array): string => toHex(plainHash.sha256(seed))

/** A member's next spin; its secret is made when they first look. */
export const readNext = async (d: Pick<WheelDeps, 'db' | 'rng'>, member_id: number): Promise<NextSpin> =>
  (await findNext(d.db, member_id)) ?? (await d.db.tx((tx) => lockNext(tx, member_id, d.rng.bytes(SEED_BYTES))))

/**
 * Spins once for the oldest chance a member holds: drawn, written, paid and told of in one transaction. Refuses what policy refuses of
 * gifts, wheel.not_ready, wheel.changed, wheel.no_chance.
 */
export const turnWheel = async (d: WheelDeps, asked: Asked): Promise<Spin> => {
  const { member_id } = asked
  const member = await findMember(d.db, member_id)
  const facts = { member_id, is_demo: member?.is_demo === true, is_frozen: member?.state === 'frozen' }
  await requireAllowed(d, facts, 'receive_gift')
  return d.db.tx(async (tx) => {
    const next = await lockNext(tx, member_id, d.rng.bytes(SEED_BYTES))
    const id = deriveKey('wheel.spin', String(member_id), asked.key)
    const known = await findSpin(tx, member_id, id)
    return known ?? drawSpin(d, tx, { ...asked, id }, next)
  })
}

const drawSpin = async (d: WheelDeps, tx: Tx, asked: Asked & { id: string }, next: NextSpin): Promise<Spin> => {
  const { member_id, id, entropy } = asked
  await requireUnbarred(tx, member_id, 'receive_gift')
  const design = (await findDesign(tx)) ?? refuse('wheel.not_ready')
  if (asked.wheel !== undefined && asked.wheel !== design.id) refuse('wheel.changed')
  const grant = (await useGrant(tx, member_id)) ?? refuse('wheel.no_chance')
  const odds = design.prizes.map((prize) => prize.odds)
  const roll = rollSpin(plainHash, { wheel: design.id, nonce: next.nonce, entropy, odds }, next.seed)
  const drawn = findDrawn(design.prizes, roll)
  const { position, names, type, money } = await choosePrize(tx, design, drawn)
  const proof = { nonce: next.nonce, entropy, odds, seed: toHex(next.seed), commitment: computeCommitment(next.seed) }
  const prize = { roll, drawn: drawn.position, position, names, type, money, state: chooseState({ type }) }
  const named = { member_id, id, bill_no: d.ids.bill('L'), ...grant, design_id: design.id }
  const spin = await insertSpin(tx, { ...named, ...proof, ...prize }, d.rng.bytes(SEED_BYTES))
  await payPrize(d, tx, spin)
  return spin
}

/** The drawn prize, or the one that stands in for it where none is left. */
const choosePrize = async (tx: Tx, { id, rest, prizes }: Design, drawn: PlacedPrize): Promise<PlacedPrize> =>
  drawn.stock === null || (await takeStock(tx, id, drawn.position)) ? drawn : findPlaced(prizes, rest)
