import { PICTURE_BYTES } from '@moongate/contract/pictures.states'
import { drawPhoto } from '../../kernel/photo.ts'
import { refuse } from '../../kernel/refusal.ts'
import type { CashierDeps } from './deps.ts'
import { forgetPictures, insertPicture } from './deposit.sql.ts'

const MAX_SIDE = 1600

/** Keeps a picture of a transfer, drawn anew so that nothing hides in it. Answers its name. Refuses cashier.picture_invalid. */
export const keepPicture = async (d: CashierDeps, member_id: number, bytes: Uint8Array): Promise<string> => {
  const picture = bytes.length > PICTURE_BYTES ? undefined : await drawPhoto(bytes, MAX_SIDE)
  if (!picture) return refuse('cashier.picture_invalid')
  const name = `${d.ids.token()}.webp`
  await insertPicture(d.db, name, member_id, picture)
  return name
}

/** Pictures that were sent in and never became part of a report. */
export const forgetUnusedPictures = async (d: Pick<CashierDeps, 'db'>): Promise<void> => {
  await forgetPictures(d.db)
}
