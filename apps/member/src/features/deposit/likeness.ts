const SIDE = 112

/** A small square out of the middle of a picture, as a data address; '' where the browser cannot read it. */
export const drawLikeness = async (file: Blob): Promise<string> => {
  try {
    const bitmap = await createImageBitmap(file)
    const side = Math.min(bitmap.width, bitmap.height)
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = SIDE
    const [x, y] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2]
    canvas.getContext('2d')?.drawImage(bitmap, x, y, side, side, 0, 0, SIDE, SIDE)
    bitmap.close()
    return canvas.toDataURL('image/webp', 0.7)
  } catch {
    return ''
  }
}
