import { type Motif, motifUrls } from '@moongate/ui'

const other: Record<string, Motif> = { 'gem-stone': 'gem', 'game-die': 'dice' }

/** The motif that a name of the catalogue means; an unknown name gets the coin rather than a hole. */
export const findMotif = (name: string): Motif => {
  const known = other[name] ?? name
  return Object.hasOwn(motifUrls, known) ? (known as Motif) : 'coin'
}
/** The picture of a motif by its name; an unknown name gets the usual one. */
export const getMotifUrl = (name: string): string => motifUrls[findMotif(name)]
/** True where the operator gave a picture of their own instead of a motif's name. */
export const isAddress = (pic: string): boolean => /^(https?:|\/|data:image\/)/.test(pic)
