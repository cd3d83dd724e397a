import { PAPER_BYTES, PICTURES_WAITING } from '@moongate/contract/papers.states'
import type { Tx } from '../../kernel/db.ts'
import { drawPhoto } from '../../kernel/photo.ts'
import { refuse } from '../../kernel/refusal.ts'
import { makeDataKey, openBytes, sealBytes } from '../../kernel/seal-bytes.ts'
import { SealError, type Sealer } from '../../kernel/seal.ts'
import { recordAudit } from '../audit/index.ts'
import type { PapersDeps } from './deps.ts'
import { lockPapers } from './paper.sql.ts'
import { findWaitingPictures, insertPicture, lockKeys, putKey, type SealedPicture } from './picture.sql.ts'

/** Small print is still read at this size. */
const MAX_SIDE = 2000

/** Whose a picture is: neither its key nor its bytes open for another. */
const nameOwner = ({ member_id, id }: Pick<SealedPicture, 'member_id' | 'id'>): string =>
  `picture ${id} of a paper of member ${member_id}`

/**
 * Keeps a picture of a paper, drawn anew so that nothing hides in it, sealed with a key of its own (decisions/0306). It waits to be sent
 * in. Refuses papers.picture_large, papers.picture_invalid, papers.too_many_waiting.
 */
export const keepPicture = async (d: PapersDeps, member_id: number, bytes: Uint8Array): Promise<string> => {
  if (bytes.length > PAPER_BYTES) refuse('papers.picture_large')
  const drawn = (await drawPhoto(bytes, MAX_SIDE)) ?? refuse('papers.picture_invalid')
  const picture = sealPicture(d, member_id, drawn)
  await d.db.tx(async (tx) => {
    await lockPapers(tx, member_id)
    if ((await findWaitingPictures(tx, member_id)).length >= PICTURES_WAITING) refuse('papers.too_many_waiting')
    await insertPicture(tx, { ...picture, made_at: d.clock.now() })
  })
  return picture.id
}

/** Seals a picture that was drawn here. */
export const sealPicture = (
  d: Pick<PapersDeps, 'ids' | 'rng' | 'sealer'>,
  member_id: number,
  drawn: Uint8Array,
): SealedPicture => {
  const id = d.ids.uuid()
  const owner = nameOwner({ member_id, id })
  const key = makeDataKey(d.rng)
  return { member_id, id, data_key: d.sealer.seal(key, owner), sealed: sealBytes(key, drawn, owner, d.rng) }
}

/** A picture as a data address: what reads it sends a token in a header, which an image element cannot. Refuses papers.picture_unreadable. */
export const showPicture = (d: Pick<PapersDeps, 'sealer' | 'log'>, picture: SealedPicture): string => {
  const owner = nameOwner(picture)
  try {
    const bytes = openBytes(d.sealer.open(picture.data_key, owner), picture.sealed, owner)
    return `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`
  } catch (error) {
    if (!(error instanceof SealError)) throw error
    d.log.error({ alarm: 'paper_unopened', member_id: picture.member_id }, error.message)
    return refuse('papers.picture_unreadable')
  }
}

/**
 * Seals the keys of pictures anew, from the `SECRET` of before to the one of now; the pictures stay as they are. One that does not open
 * stays too, and nobody can read it. To be run by the database's owner, in the transaction that replaces the secret.
 */
export const sealPicturesAnew = async (
  tx: Tx,
  before: Sealer | undefined,
  now: Sealer,
): Promise<{ sealed: number; unopened: number }> => {
  const done = { sealed: 0, unopened: 0 }
  for (const { member_id, id, data_key } of await lockKeys(tx)) {
    const owner = nameOwner({ member_id, id })
    const key = openBefore(before, data_key, owner)
    if (key === undefined) done.unopened += 1
    else done.sealed += await putKey(tx, id, now.seal(key, owner))
  }
  const actor = { type: 'system', name: 'secret:replace' } as const
  await recordAudit(tx, { actor, action: 'papers.keys_resealed', target: 'setting:SECRET', after: done })
  return done
}

const openBefore = (sealer: Sealer | undefined, sealed: string, owner: string): string | undefined => {
  try {
    return sealer?.open(sealed, owner)
  } catch (error) {
    if (error instanceof SealError) return undefined
    throw error
  }
}
