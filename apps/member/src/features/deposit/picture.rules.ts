import { PICTURE_BYTES } from '@moongate/contract/pictures.states'

/** A receipt that was sent in: its address, the file's own name, and a small likeness as a data address, '' where none could be made. */
export type Picture = { url: string; name: string; likeness: string }

/** A receipt as a kept form holds it, and back; nothing without an address. */
export const writePicture = (picture: Picture | undefined): Record<string, string> =>
  picture ? { picture: picture.url, picture_name: picture.name, picture_likeness: picture.likeness } : {}
export const readPicture = (kept: Readonly<Record<string, string | undefined>>): Picture | undefined =>
  kept.picture
    ? { url: kept.picture, name: kept.picture_name ?? '', likeness: readLikeness(kept.picture_likeness ?? '') }
    : undefined

/** Only what the product has drawn itself is shown. */
const readLikeness = (address: string): string => (/^data:image\/(webp|png|jpeg);base64,/.test(address) ? address : '')

/** What is wrong with a file that is to be a receipt; nothing when it may be sent (R2.33). */
export const findPictureFault = (file: { size: number; type: string }): 'kind' | 'large' | undefined => {
  if (!/^image\/(png|jpeg|webp)$/.test(file.type)) return 'kind'
  return file.size > PICTURE_BYTES ? 'large' : undefined
}
