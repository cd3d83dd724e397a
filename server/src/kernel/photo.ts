import sharp from 'sharp'

const MAX_PIXELS = 40_000_000

const startsWith = (bytes: Uint8Array, at: number, wanted: readonly number[]): boolean =>
  wanted.every((byte, i) => bytes[at + i] === byte)
const toAscii = (text: string): number[] => [...text].map((c) => c.charCodeAt(0))

/**
 * Whether a file begins as a PNG, a JPEG or a WebP does. Asked before any decoder sees it, so that one for drawings,
 * documents or archives is never started (R2.33).
 */
export const isPhoto = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0, [0x89, ...toAscii('PNG\r\n'), 0x1a, 0x0a]) ||
  startsWith(bytes, 0, [0xff, 0xd8, 0xff]) ||
  (startsWith(bytes, 0, toAscii('RIFF')) && startsWith(bytes, 8, toAscii('WEBP')))

export type Picture = { bytes: Uint8Array; width: number; height: number }

/** A picture drawn anew as WebP within a square, so that nothing hides in it, with its size; nothing where it is none. */
export const drawPicture = async (bytes: Uint8Array, max_side: number): Promise<Picture | undefined> => {
  if (!isPhoto(bytes)) return undefined
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize(max_side, max_side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch {
    return undefined
  }
}

/** The same without its size. */
export const drawPhoto = async (bytes: Uint8Array, max_side: number): Promise<Uint8Array | undefined> =>
  (await drawPicture(bytes, max_side))?.bytes
