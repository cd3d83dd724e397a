import { describe, expect, it } from 'vitest'
import { chooseStep, computeCredit, computeLeft, countPlay, findPlayFault, type Standing } from './grant.rules.ts'
import { type Cause, nameSource, type Terms } from './terms.rules.ts'

const NOW = new Date('2026-01-15T12:00:00Z')
const LATER = new Date('2026-01-15T12:00:01Z')
const grant = (over: Partial<Standing>): Standing => ({
  state: 'ready',
  spins: 10,
  played: 0,
  final: null,
  expires_at: LATER,
  ...over,
})

describe('R1.5 what free spins need next', () => {
  it.each<[string, Partial<Standing>, ReturnType<typeof chooseStep>]>([
    ['new ones', { state: 'asked' }, 'tell'],
    ['new ones that have run out', { state: 'asked', expires_at: NOW }, 'close'],
    ['ready ones', {}, undefined],
    ['ready ones, some played', { played: 9 }, undefined],
    ['ready ones that have run out', { expires_at: NOW }, 'close'],
    ['those that are taken back', { state: 'closing' }, 'take_back'],
    ['those that are taken back, late', { state: 'closing', expires_at: NOW }, 'take_back'],
    ['those of which a win is missing', { state: 'counting', final: 3, played: 2 }, undefined],
    ['those of which all is told', { state: 'counting', final: 3, played: 3 }, 'settle'],
    ['those of which none was played', { state: 'counting', final: 0 }, 'settle'],
    ['those that were all played', { state: 'counting', played: 10 }, 'settle'],
    ['those that have ended', { state: 'expired', expires_at: NOW }, undefined],
    ['those that the supplier refused', { state: 'refused', expires_at: NOW }, undefined],
  ])('%s', (_case, over, step) => expect(chooseStep(grant(over), NOW)).toBe(step))
})

describe('R1.5 a free spin that a supplier tells of', () => {
  const known = {
    member_id: 7,
    state: 'ready' as const,
    played: 9,
    spins: 10,
    final: null,
    terms: { game_code: 'rabbit' },
  }
  it.each<[string, Parameters<typeof findPlayFault>[0], object, string]>([
    ['fits', known, {}, ''],
    ['is of no grant of ours', undefined, {}, 'unknown'],
    ["is somebody else's", known, { member_id: 8 }, 'other_member'],
    ['is of another game', known, { game_code: 'toad' }, 'other_game'],
    ['is of a grant that its supplier refused', { ...known, state: 'refused' }, {}, 'refused'],
    ['is one more than was granted', { ...known, played: 10 }, {}, 'too_many'],
    ['is the last of those that its supplier counted', { ...known, played: 3, final: 4 }, {}, ''],
    ['comes after those that its supplier counted', { ...known, played: 4, final: 4 }, {}, 'too_many'],
  ])('%s', (_case, of, over, fault) =>
    expect(findPlayFault(of, { member_id: 7, game_code: 'rabbit', ...over })).toBe(fault),
  )

  it.each<[string, bigint, bigint, 'real' | 'bonus', bigint]>([
    ['nothing', 0n, 0n, 'real', 0n],
    ['all of it', 500n, 0n, 'real', 500n],
    ['up to the most', 500n, 700n, 'real', 300n],
    ['exactly the most', 300n, 700n, 'real', 300n],
    ['nothing beyond the most', 500n, 1_000n, 'real', 0n],
    ['nothing where the most was passed', 500n, 2_000n, 'real', 0n],
    ['nothing yet of a bonus', 500n, 0n, 'bonus', 0n],
  ])('credits %s', (_case, win, won, pays, credit) =>
    expect(computeCredit(win, { won, terms: { pays, max: 1_000n } })).toBe(credit),
  )

  it.each<[Standing['state'], number, Standing['state'], string]>([
    ['ready', 8, 'ready', 'expired'],
    ['ready', 9, 'counting', 'played'],
    ['asked', 9, 'counting', 'played'],
    ['closing', 9, 'counting', 'played'],
    ['closing', 8, 'closing', 'expired'],
    ['counting', 9, 'counting', 'expired'],
  ])('leaves %s after %i as %s', (state, played, then, end_as) =>
    expect(countPlay({ ...grant({ state, played }), end_as: 'expired' })).toEqual({
      played: played + 1,
      state: then,
      end_as,
    }),
  )

  it.each<[Standing['state'], number]>([
    ['asked', 4],
    ['ready', 4],
    ['closing', 0],
    ['counting', 0],
    ['cancelled', 0],
  ])('of %s leaves %i to play', (state, left) => expect(computeLeft({ state, spins: 10, played: 6 })).toBe(left))
})

describe('R1.5 what brings free spins', () => {
  const deposit = (amount: bigint): Cause => ({ trigger: 'deposit', deposit_id: 'd1', amount })
  const claim: Cause = { trigger: 'claim', day: '2026-01-15' }
  it.each<[string, Pick<Terms, 'trigger' | 'limit'>, Cause, string | undefined]>([
    ['a deposit', { trigger: 'deposit', limit: 'again' }, deposit(500n), 'deposit d1'],
    ['a larger deposit, once', { trigger: 'deposit', limit: 'once' }, deposit(501n), 'once'],
    ['no smaller deposit', { trigger: 'deposit', limit: 'again' }, deposit(499n), undefined],
    ['no claim where a deposit is asked for', { trigger: 'deposit', limit: 'again' }, claim, undefined],
    ['a claim, once', { trigger: 'claim', limit: 'once' }, claim, 'once'],
    ['a claim each day', { trigger: 'claim', limit: 'again' }, claim, 'day 2026-01-15'],
    ['no deposit where a claim is asked for', { trigger: 'claim', limit: 'once' }, deposit(500n), undefined],
    ['no claim where staff give', { trigger: 'staff', limit: 'once' }, claim, undefined],
    ['staff, whatever is asked for', { trigger: 'claim', limit: 'once' }, { trigger: 'staff', key: 'k' }, 'staff k'],
  ])('%s', (_case, terms, cause, source) => expect(nameSource({ ...terms, min: 500n } as Terms, cause)).toBe(source))
})
