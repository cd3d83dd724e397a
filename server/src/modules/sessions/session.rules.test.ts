import { describe, expect, it } from 'vitest'
import { hashToken } from '../../kernel/ids.ts'
import {
  type EndReason,
  GRACE_MS,
  type SessionRow,
  TOKEN_LIFE_MS,
  findEnding,
  deriveSuccessor,
  wantsSuccessor,
} from './session.rules.ts'

const start = new Date('2026-11-21T04:00:00Z')
const at = (ms: number): Date => new Date(start.getTime() + ms)
const minutes = (n: number): number => n * 60_000
const row: SessionRow = {
  member_id: 1,
  session_id: 's',
  name: 'alice',
  is_demo: false,
  agent_id: null,
  state: 'active',
  issued_at: start,
  token_expires_at: at(TOKEN_LIFE_MS),
  has_successor: false,
  session_expires_at: at(14 * 24 * minutes(60)),
  seen_at: start,
  ended_at: null,
  end_reason: null,
}
const ended = (end_reason: EndReason): Partial<SessionRow> => ({ end_reason, ended_at: start })

describe('what a token that is no longer good is told', () => {
  it.each<[string, Partial<SessionRow>, number, string | undefined, string | undefined]>([
    ['a fresh one', {}, 0, undefined, undefined],
    ['the last moment of its hour', {}, TOKEN_LIFE_MS - 1, undefined, undefined],
    ['its hour is over', {}, TOKEN_LIFE_MS, 'session_ended', 'sessions:ended.expired'],
    [
      'an hour after its last use it is not yet over',
      { seen_at: at(minutes(29)) },
      minutes(89) - 1,
      undefined,
      undefined,
    ],
    [
      'an hour after its last use it is',
      { seen_at: at(minutes(29)) },
      minutes(89),
      'session_ended',
      'sessions:ended.expired',
    ],
    [
      'one with a successor ends as it was told, whoever uses the session',
      { has_successor: true, token_expires_at: at(minutes(32)), seen_at: at(minutes(31)) },
      minutes(32),
      'session_ended',
      'sessions:ended.expired',
    ],
    ['the fourteen days are over', { session_expires_at: at(1) }, 1, 'session_ended', 'sessions:ended.expired'],
    [
      'idle for the whole idle time',
      { token_expires_at: at(minutes(500)) },
      minutes(120),
      'session_ended',
      'sessions:ended.idle',
    ],
    ['logged out', ended('logout'), 1, 'login_required', undefined],
    ['another login', ended('other_login'), 1, 'force_offline', 'sessions:ended.other_login'],
    [
      'another login is told even when the hour is over too',
      ended('other_login'),
      minutes(90),
      'force_offline',
      'sessions:ended.other_login',
    ],
    ['password changed', ended('password_changed'), 1, 'force_offline', 'sessions:ended.password_changed'],
    ['sent away by staff', ended('kicked'), 1, 'force_offline', 'sessions:ended.kicked'],
    ['ended from afar', ended('ended_by_member'), 1, 'force_offline', 'sessions:ended.ended_by_member'],
    ['shut out of play', ended('excluded'), 1, 'force_offline', 'sessions:ended.excluded'],
    ['account closed', ended('closed'), 1, 'force_offline', 'sessions:ended.closed'],
  ])('%s', (_case, change, ms, told, reason) => {
    const ending = findEnding({ ...row, ...change }, at(ms), minutes(120))
    expect(ending?.ended).toBe(told)
    expect(ending?.reason).toBe(reason)
  })

  it('an unknown token is asked to log in', () => {
    expect(findEnding(undefined, start, minutes(120))).toEqual({ ended: 'login_required' })
  })
})

describe('R4.5 the successor of a token', () => {
  it.each([
    ['young', {}, TOKEN_LIFE_MS / 2, false],
    ['past half its life', {}, TOKEN_LIFE_MS / 2 + 1, true],
    ['already followed', { has_successor: true }, GRACE_MS - 1, true],
  ])('%s', (_case, change, ms, wanted) => {
    expect(wantsSuccessor({ ...row, ...change }, at(ms))).toBe(wanted)
  })

  it('is the same for every call with the same token and salt, and another for another', () => {
    const salt = Buffer.alloc(32, 7)
    expect(deriveSuccessor('a', salt)).toBe(deriveSuccessor('a', salt))
    expect(deriveSuccessor('a', salt)).not.toBe(deriveSuccessor('b', salt))
    expect(deriveSuccessor('a', salt)).not.toBe(deriveSuccessor('a', Buffer.alloc(32, 8)))
    expect(Buffer.from(deriveSuccessor('a', salt), 'base64url')).toHaveLength(32)
    expect(hashToken(deriveSuccessor('a', salt))).toHaveLength(32)
  })
})
