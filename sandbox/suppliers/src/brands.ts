import brands from './brands.json' with { type: 'json' }

export type Lang = 'zh_cn' | 'zh_hk' | 'en' | 'th' | 'vi'
export type Text = Record<Lang, string>
export type Game = { code: string; type: number; title: Text; tags: string[] }
/** A supplier that this program plays, and the dialect in which it is spoken to. */
export type Brand = { code: string; dialect: 'meridian' | 'pagoda'; title: Text; games: Game[] }

export const BRANDS = brands as readonly Brand[]

export const findBrand = (code: string): Brand | undefined => BRANDS.find((brand) => brand.code === code)
export const findGame = (brand: string, code: string): Game | undefined =>
  findBrand(brand)?.games.find((game) => game.code === code)
