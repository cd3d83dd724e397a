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
const unknown: EventFacts = {
  bet: undefined,
  is_rolled_back: false,
  is_player: true,
  is_selling: true,
  is_visiting: true,
}
const FACTS: Record<string, EventFacts> = {
  unknown,
  open: { ...unknown, bet: open },
  ended: { ...unknown, bet: { ...open, status: 'settled' } },
  rolled_back: { ...unknown, bet: { ...open, status: 'cancelled' }, is_rolled_back: true },
  rolled_back_early: { ...unknown, is_rolled_back: true },
  stranger: { ...unknown, is_player: false },
  somebody_elses: { ...unknown, bet: { ...open, member_id: 8 } },
  other_stake: { ...unknown, bet: { ...open, stake: 501n } },
  switched_off: { ...unknown, is_selling: false },
  open_and_switched_off: { ...unknown, bet: open, is_selling: false },
  gone: { ...unknown, is_visiting: false },
  open_and_gone: { ...unknown, bet: open, is_visiting: false },
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
    ['switched_off', 'insufficient nothing', 'bet_unknown nothing', 'done nothing'],
    ['open_and_switched_off', 'bet_known nothing', 'done end', 'done cancel'],
    ['gone', 'insufficient nothing', 'bet_unknown nothing', 'done nothing'],
    ['open_and_gone', 'bet_known nothing', 'done end', 'done cancel'],
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
