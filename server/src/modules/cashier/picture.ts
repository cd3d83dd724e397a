import sharp from 'sharp'
import { refuse } from '../../kernel/refusal.ts'
import { forgetPictures, insertPicture } from './channel.sql.ts'
import type { CashierDeps } from './deps.ts'
import { isPhoto } from './deposit.rules.ts'

const MAX_PIXELS = 40_000_000
const MAX_SIDE = 1600

/** Keeps a picture of a transfer, drawn anew so that nothing hides in it. Answers its name. Refuses cashier.picture_invalid. */
export const keepPicture = async (d: CashierDeps, member_id: number, bytes: Uint8Array): Promise<string> => {
  const picture = await redrawPicture(bytes)
  const name = `${d.ids.token()}.webp`
  await insertPicture(d.db, name, member_id, picture)
  return name
}

const redrawPicture = async (bytes: Uint8Array): Promise<Uint8Array> => {
  if (!isPhoto(bytes)) return refuse('cashier.picture_invalid')
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
  } catch {
    return refuse('cashier.picture_invalid')
  }
}

/** Pictures that were sent in and never became part of a report. */
export const forgetUnusedPictures = async (d: Pick<CashierDeps, 'db'>): Promise<void> => {
  await forgetPictures(d.db)
}
