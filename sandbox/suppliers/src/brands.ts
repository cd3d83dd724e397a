import brands from './brands.json' with { type: 'json' }
import { listTitles } from './titles/titles.rules.ts'

export type Lang = 'zh_cn' | 'zh_hk' | 'en' | 'th' | 'vi'
export type Text = Record<Lang, string>
/** A game as its brand has written it down; `engine` is what plays it, where that is not the simple round. */
export type OwnGame = { code: string; type: number; title: Text; tags: string[]; picture: string; engine?: string }
/** A game as it is offered: the heavier the further up, and how it is painted behind its picture. */
export type Game = OwnGame & {
  engine: string
  weight: number
  added_on: string
  art: { hue: number; pattern: string }
}
/** A supplier that this program plays, and the dialect in which it is spoken to. */
export type Brand = { code: string; dialect: 'meridian' | 'pagoda'; title: Text; games: Game[] }

type OwnBrand = Omit<Brand, 'games'> & { games: OwnGame[] }
const own = brands as readonly OwnBrand[]
const titles = listTitles(own)

export const BRANDS: readonly Brand[] = own.map((brand) => ({ ...brand, games: titles.get(brand.code) ?? [] }))

/** Where a game's picture stands: on the site it is played from, which has drawn them. */
export const buildPictureUrl = ({ picture }: Game): string => `/art/${picture}.webp`

const games = new Map(BRANDS.flatMap(({ code, games: all }) => all.map((game) => [`${code} ${game.code}`, game])))

export const findBrand = (code: string): Brand | undefined => BRANDS.find((brand) => brand.code === code)
export const findGame = (brand: string, code: string): Game | undefined => games.get(`${brand} ${code}`)
