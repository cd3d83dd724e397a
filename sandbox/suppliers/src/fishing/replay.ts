import { createHash } from 'node:crypto'
import { findFish } from '@moongate/fishing'
import type { Bet } from '../bets.ts'
import type { Lang } from '../brands.ts'
import texts from '../fish-texts.json' with { type: 'json' }
import { readTime, type World } from '../world.ts'
import { decideShot } from './decide.rules.ts'
import { SEA_MS } from './seas.ts'
import { findSea, type SeaRow } from './seas.sql.ts'
import { type BatchRow, findBatchOfBet } from './shots.sql.ts'
import { isStaked } from './state.ts'

type Fact = readonly [name: string, value: string]

const write = (minor: number): string => (minor / 100).toFixed(2)

/** Decides a kept batch again from the words of its sea; one that comes out otherwise than then is a fault of ours. */
const listShots = (lang: Lang, sea: SeaRow, batch: BatchRow): Fact[] => {
  const [t, kinds] = [texts[lang], new Map(Object.entries(texts[lang].kinds))]
  const name = (number: number): string => kinds.get(findFish(sea.seed, number)?.kind.code ?? '') ?? ''
  return batch.shots.map((shot, place): Fact => {
    const staked = isStaked(shot)
    const caught = staked && decideShot(sea.words, batch, place, shot.times)
    if (caught !== (shot.state === 'caught'))
      throw new Error(`shot ${place} of ${batch.id} does not come out as it did`)
    const names = [shot.fish, ...(caught ? shot.struck : [])].map(name).join(' + ')
    const brought = staked ? `${write(shot.stake)} → ${write(caught ? shot.stake * shot.times : 0)}` : t.back
    return [`${t.shot} ${place + 1}`, `${names} · ${brought}`]
  })
}

/** What a bet in the fishing hall was about: its sea, each shot, and what proves the draw; the words once the sea is over. */
export const listShotFacts = (w: World, bet: Bet, lang: Lang): Fact[] => {
  const batch = findBatchOfBet(w, bet.brand, bet.id)
  const sea = batch && findSea(w, batch.sea)
  if (!batch || !sea) return []
  const t = texts[lang]
  const hash = createHash('sha256').update(Buffer.from(sea.words, 'base64')).digest('hex')
  const over = readTime(w) >= sea.opened_at + SEA_MS
  return [
    [t.sea, sea.id],
    ...listShots(lang, sea, batch),
    [t.proof, hash],
    ...(over ? [[t.words, Buffer.from(sea.words, 'base64').toString('hex')] as const] : []),
  ]
}
