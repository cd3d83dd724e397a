const loadPicture = (url: string): Promise<HTMLImageElement> =>
  new Promise((done, refuse) => {
    const picture = new Image()
    picture.addEventListener('load', () => done(picture))
    picture.addEventListener('error', () => refuse(new Error('the poster could not be drawn')))
    picture.src = url
  })

/** Saves a picture of the page as a PNG file. */
export const savePicture = async (url: string, name: string): Promise<void> => {
  const picture = await loadPicture(url)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: picture.naturalWidth, height: picture.naturalHeight })
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  Object.assign(document.createElement('a'), { href: canvas.toDataURL('image/png'), download: name }).click()
}
