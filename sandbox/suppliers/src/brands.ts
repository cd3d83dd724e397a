import brands from './brands.json' with { type: 'json' }
import type { Brand, Game, OwnGame } from './game.ts'
import { listTitles } from './titles/titles.rules.ts'

export type { Game, Lang, Text } from './game.ts'

type OwnBrand = Omit<Brand, 'games'> & { games: OwnGame[] }
const own = brands as readonly OwnBrand[]
const titles = listTitles(own)

export const BRANDS: readonly Brand[] = own.map((brand) => ({ ...brand, games: titles.get(brand.code) ?? [] }))

/** Where a game's picture stands: on the site it is played from, which has drawn them. */
export const buildPictureUrl = ({ picture }: Game): string => `/art/${picture}.webp`

const games = new Map(BRANDS.flatMap(({ code, games: all }) => all.map((game) => [`${code} ${game.code}`, game])))

export const findBrand = (code: string): Brand | undefined => BRANDS.find((brand) => brand.code === code)
export const findGame = (brand: string, code: string): Game | undefined => games.get(`${brand} ${code}`)
