import { createHash } from 'node:crypto'
import { PICTURE_BYTES } from '@moongate/contract/pictures.states'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { drawPicture } from '../../kernel/photo.ts'
import { refuse } from '../../kernel/refusal.ts'
import { recordAudit } from '../audit/index.ts'
import type { PromotionsDeps } from './deps.ts'
import { forgetPictures, putPicture } from './picture.sql.ts'

const MAX_SIDE = 1600
const DAY_MS = 86_400_000

/** Where a picture is read. */
export const formatPictureUrl = (hash: string): string => `/api/pictures/${hash}.webp`

/**
 * Keeps a picture for activities, drawn anew so that nothing hides in it, and forgets those of before yesterday that none shows
 * (decisions/0271). Refuses promotions.picture_invalid.
 */
export const keepPicture = async (d: Pick<PromotionsDeps, 'db' | 'clock'>, bytes: Uint8Array, by: StaffAct) => {
  const drawn = bytes.length > PICTURE_BYTES ? undefined : await drawPicture(bytes, MAX_SIDE)
  const picture = drawn ?? refuse('promotions.picture_invalid')
  const hash = createHash('sha256').update(picture.bytes).digest('hex')
  const { width, height } = picture
  await d.db.tx(async (tx) => {
    await forgetPictures(tx, new Date(d.clock.now().getTime() - DAY_MS))
    await putPicture(tx, hash, picture, by.name)
    await recordAudit(tx, {
      ...describeStaffAct(by),
      action: 'promotions.picture_kept',
      target: `picture:${hash.slice(0, 16)}`,
      after: { width, height, bytes: picture.bytes.length },
    })
  })
  return { hash, url: formatPictureUrl(hash), width, height }
}
