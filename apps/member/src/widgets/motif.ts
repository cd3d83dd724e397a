import { type Motif, motifUrls } from '@moongate/ui'

const isMotif = (name: string): name is Motif => Object.hasOwn(motifUrls, name)

/** The picture of a motif by its name; an unknown name gets the coin rather than a hole. */
export const getMotifUrl = (name: string): string => motifUrls[isMotif(name) ? name : 'coin']
