import { randomUUID } from 'node:crypto'
import type { GameType } from '@moongate/contract/games.states'
import { findPort, type Gamer, type Kind, moveMoney, toPlayer, type Trial } from './live-suppliers.ts'

const PLAYED: Readonly<Record<Kind, { type: GameType; games: readonly (readonly [brand: string, game: string])[] }>> = {
  tables: { type: 1, games: [['JADE', 'baccarat_a']] },
  sea: {
    type: 2,
    games: [
      ['TIDE', 'dragon_reef'],
      ['KOI', 'pond_hunter'],
    ],
  },
  board: { type: 5, games: [['ATLAS', 'matchday']] },
  cards: {
    type: 6,
    games: [
      ['LOTUS', 'blackjack'],
      ['LOTUS', 'golden_flower'],
      ['LOTUS', 'landlord'],
      ['LOTUS', 'mahjong'],
      ['LOTUS', 'bull_bull'],
    ],
  },
}
const MONEY = 10_000_000n

/** Three of ten at the tables, three at the sea, three at the board, one at cards. */
const chooseKind = (nth: number): Kind =>
  (['tables', 'sea', 'board'] as const)[nth % 10 === 9 ? -1 : nth % 3] ?? 'cards'

/** A player with money on the open page of a game. */
export const openGamer = async (t: Trial, nth: number): Promise<Gamer> => {
  const kind = chooseKind(nth)
  const { type, games } = PLAYED[kind]
  const [brand, game_code] = games[Math.floor(nth / 10) % games.length]!
  const g: Gamer = { kind, nth, brand, session: '', moved: 0n, bets: 0, stake: 0 }
  const [port, player] = [findPort(t, brand), toPlayer(nth)]
  await port.createPlayer(player)
  await moveMoney(t, g, 'in', MONEY)
  const spell = { reality_minutes: 0, played: 0, left: null, break_loss: null }
  const about = { player, session_id: randomUUID(), name: `p${nth}`, game_code, game_type: type, is_mobile: false }
  const path = await port.launch({ ...about, lang: 'en', spell })
  const page = await (await fetch(`http://127.0.0.1:${t.port}${path}`)).text()
  const session = /"session":"([^"]+)"/.exec(page)?.[1]
  if (session === undefined)
    throw new Error(`the page of player ${nth} did not open; npm start builds the clients of the games`)
  return { ...g, session }
}
