import { describe, expect, it } from 'vitest'
import type { SeamlessEvent } from '../games/index.ts'
import { type EventFacts, isFinal, judgeEvent } from './callback.rules.ts'

const at = new Date('2026-01-15T04:00:00Z')
const about = { event_id: 'e', player: { member_id: 7, is_demo: false }, bet_id: 'b', amount: 500n }
const words = { game_code: 'g', game_type: 3 as const, game_title: { zh_cn: '一' }, detail: { zh_cn: '一' } }
const EVENTS = {
  bet: { ...about, kind: 'bet', bet_at: at, ...words },
  win: { ...about, kind: 'win', ended_at: at },
  rollback: { ...about, kind: 'rollback', ended_at: at },
} as const satisfies Record<string, SeamlessEvent>

const open = { member_id: 7, stake: 500n, status: 'open' as const }
const FACTS: Record<string, EventFacts> = {
  unknown: { bet: undefined, is_rolled_back: false, is_player: true },
  open: { bet: open, is_rolled_back: false, is_player: true },
  ended: { bet: { ...open, status: 'settled' }, is_rolled_back: false, is_player: true },
  rolled_back: { bet: { ...open, status: 'cancelled' }, is_rolled_back: true, is_player: true },
  rolled_back_early: { bet: undefined, is_rolled_back: true, is_player: true },
  stranger: { bet: undefined, is_rolled_back: false, is_player: false },
  somebody_elses: { bet: { ...open, member_id: 8 }, is_rolled_back: false, is_player: true },
  other_stake: { bet: { ...open, stake: 501n }, is_rolled_back: false, is_player: true },
}

describe('R1.1 what an event does where the bet is', () => {
  it.each([
    ['unknown', 'done record', 'bet_unknown nothing', 'done nothing'],
    ['open', 'bet_known nothing', 'done end', 'done cancel'],
    ['ended', 'bet_known nothing', 'bet_ended nothing', 'bet_ended nothing'],
    ['rolled_back', 'bet_rolled_back nothing', 'bet_rolled_back nothing', 'done nothing'],
    ['rolled_back_early', 'bet_rolled_back nothing', 'bet_rolled_back nothing', 'done nothing'],
    ['stranger', 'no_player nothing', 'no_player nothing', 'no_player nothing'],
    ['somebody_elses', 'differs nothing', 'differs nothing', 'differs nothing'],
    ['other_stake', 'bet_known nothing', 'done end', 'differs nothing'],
  ])('%s', (known, ...expected) => {
    const facts = FACTS[known]!
    const judged = Object.values(EVENTS).map((event) => judgeEvent(event, facts))
    expect(judged.map(({ verdict, effect }) => `${verdict} ${effect}`)).toEqual(expected)
  })

  it('keeps no answer that the same event may outgrow', () => {
    const all = [
      'done',
      'insufficient',
      'no_player',
      'bet_unknown',
      'bet_known',
      'bet_ended',
      'bet_rolled_back',
    ] as const
    expect([...all, 'differs' as const, 'later' as const].filter((verdict) => !isFinal(verdict))).toEqual([
      'no_player',
      'bet_unknown',
      'differs',
      'later',
    ])
  })
})
