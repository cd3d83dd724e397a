const urls = import.meta.glob<string>('../../art/*.{svg,webp}', { query: '?url', import: 'default', eager: true })

const findUrl = (name: string): string | undefined =>
  Object.entries(urls).find(([path]) => path.replace(/^.*\/|\.\w+$/g, '') === name)?.[1]

/** Loads pictures by their names, each once. One that cannot be had is left out: its symbol stands with its plate alone. */
export const loadPictures = async (names: readonly string[]): Promise<Map<string, HTMLImageElement>> => {
  const loaded = await Promise.all(
    [...new Set(names)].map(async (name): Promise<[string, HTMLImageElement] | undefined> => {
      const url = findUrl(name)
      if (url === undefined) return undefined
      const image = new Image()
      image.src = url
      return image.decode().then(
        () => [name, image],
        () => undefined,
      )
    }),
  )
  return new Map(loaded.filter((one) => one !== undefined))
}
