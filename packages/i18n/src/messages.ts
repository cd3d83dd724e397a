/** The dotted paths of a file of texts. */
export type Leaves<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}`
}[keyof T & string]

/** `file:path` for every text of every file. */
export type Keys<N> = { [F in keyof N & string]: `${F}:${Leaves<N[F]>}` }[keyof N & string]
