import type { CardView, Play } from '@moongate/cards'
import type { Bet } from '../bets.ts'
import type { Lang } from '../brands.ts'
import texts from '../card-texts.json' with { type: 'json' }
import type { World } from '../world.ts'
import { nameBet, readRoundId } from './book.ts'
import { hashWords, replayRound } from './decks.ts'
import { listCards, writeMoves } from './facts.ts'
import { findCardRound, type RoundRow } from './rounds.sql.ts'
import { type Fact, pickText } from './write.ts'

/** What was played, in the order in which it came; only a round that is over shows its cards and the words that shuffled them. */
const listPlay = (lang: Lang, row: RoundRow, play: Play<CardView>): Fact[] => {
  const t = texts[lang]
  return [...listCards(lang, play.view), [t.moves, writeMoves(lang, row.moves)], [t.words, row.words]]
}

/** How a round went that bets were laid on: its cards once it is over, and what proves them. */
export const listRoundFacts = (w: World, bet: Bet, lang: Lang): Fact[] => {
  const row = findCardRound(w, bet.brand, readRoundId(bet.id))
  if (!row) return []
  const play = replayRound(row)
  return [...(play.over ? listPlay(lang, row, play) : []), [texts[lang].shuffle, hashWords(row.words)]]
}

/** What a bet on a round of cards was about: which wager, and once the round is over how it went. */
export const listCardFacts = (w: World, bet: Bet, lang: Lang): Fact[] => {
  const row = findCardRound(w, bet.brand, readRoundId(bet.id))
  if (!row) return []
  const t = texts[lang]
  const wager = replayRound(row).wagers.find((_, at) => nameBet(row.id, at) === bet.id)
  return [[t.bet, pickText(t.bets, wager?.name ?? '')], ...listRoundFacts(w, bet, lang)]
}
