import brands from './brands.json' with { type: 'json' }

export type Lang = 'zh_cn' | 'zh_hk' | 'en' | 'th' | 'vi'
export type Text = Record<Lang, string>
/** `engine` says what plays a title: a game of packages/slots (`slots/<code>`), or the simple `round`. */
export type Game = { code: string; type: number; title: Text; tags: string[]; picture: string; engine: string }
/** A supplier that this program plays, and the dialect in which it is spoken to. */
export type Brand = { code: string; dialect: 'meridian' | 'pagoda'; title: Text; games: Game[] }

export const BRANDS = brands as readonly Brand[]

/** Where a game's picture stands: on the site it is played from, which has drawn them. */
export const buildPictureUrl = ({ picture }: Game): string => `/art/${picture}.webp`

export const findBrand = (code: string): Brand | undefined => BRANDS.find((brand) => brand.code === code)
export const findGame = (brand: string, code: string): Game | undefined =>
  findBrand(brand)?.games.find((game) => game.code === code)
