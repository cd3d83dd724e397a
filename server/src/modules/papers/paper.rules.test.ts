import { PAPER_KINDS, type PaperKind, type PaperStanding, type PaperState } from '@moongate/contract/papers.states'
import { describe, expect, it } from 'vitest'
import {
  type Acceptance,
  computeStanding,
  type Known,
  refuseAcceptance,
  refuseSubmission,
  type Submission,
} from './paper.rules.ts'

const now = new Date('2026-01-15T04:00:00Z')
const DAY_MS = 86_400_000
const later = (days: number) => new Date(now.getTime() + days * DAY_MS)
const paper = (kind: PaperKind, state: PaperState, expires_at: Date | null = null): Known => ({
  kind,
  state,
  expires_at,
})

describe('R6.2 why a paper is not taken', () => {
  const fine: Submission = { kind: 'id_card', named: 2, found: 2, papers: [], is_asked: false, now }
  it.each<[string, Partial<Submission>, ReturnType<typeof refuseSubmission>]>([
    ['as it should be', {}, undefined],
    ['a side is missing', { named: 1, found: 1 }, 'papers.too_few_pictures'],
    ['one too many', { named: 3, found: 3 }, 'papers.too_many_pictures'],
    ["a picture of somebody else's", { found: 1 }, 'papers.picture_unknown'],
    ['one waits', { papers: [paper('id_card', 'submitted')] }, 'papers.waits_already'],
    ['one is looked at', { papers: [paper('id_card', 'in_review')] }, 'papers.waits_already'],
    ['one waits and is asked for', { papers: [paper('id_card', 'submitted')], is_asked: true }, 'papers.waits_already'],
    ['one of another kind waits', { papers: [paper('passport', 'submitted')] }, undefined],
    ['one was refused', { papers: [paper('id_card', 'refused')] }, undefined],
    ['one is good for ever', { papers: [paper('id_card', 'accepted')] }, 'papers.accepted_already'],
    ['one is good for 31 days', { papers: [paper('id_card', 'accepted', later(31))] }, 'papers.accepted_already'],
    ['one is good for 30 days', { papers: [paper('id_card', 'accepted', later(30))] }, undefined],
    ['one is good and asked for again', { papers: [paper('id_card', 'accepted')], is_asked: true }, undefined],
  ])('%s: %j', (_case, change, refusal) => expect(refuseSubmission({ ...fine, ...change })).toBe(refusal))

  it.each(PAPER_KINDS)('%s without a picture', (kind) =>
    expect(refuseSubmission({ ...fine, kind, named: 0, found: 0 })).toBe('papers.too_few_pictures'),
  )
})

describe('R6.2 how a member stands', () => {
  it.each<[string, Known[], PaperKind[], PaperStanding]>([
    ['nothing', [], [], 'none'],
    ['an address alone', [paper('address', 'accepted')], [], 'none'],
    ['a passport waits', [paper('passport', 'submitted')], [], 'submitted'],
    ['a passport is looked at', [paper('passport', 'in_review')], [], 'in_review'],
    ['a passport is good', [paper('passport', 'accepted', later(1))], [], 'accepted'],
    ['its last moment is over', [paper('passport', 'accepted', now)], [], 'expired'],
    ['it ran out', [paper('passport', 'expired')], [], 'expired'],
    ['refused', [paper('licence', 'refused')], [], 'refused'],
    ['refused, then sent again', [paper('licence', 'submitted'), paper('licence', 'refused')], [], 'submitted'],
    ['refused beside a good one', [paper('licence', 'refused'), paper('passport', 'accepted')], [], 'accepted'],
    ['good, but asked for more', [paper('passport', 'accepted')], ['funds'], 'asked'],
    ['asked for more, sent', [paper('funds', 'submitted'), paper('passport', 'accepted')], ['funds'], 'submitted'],
    ['asked for more, refused', [paper('funds', 'refused'), paper('passport', 'accepted')], ['funds'], 'asked'],
  ])('%s', (_case, papers, asked, standing) => expect(computeStanding(papers, asked, now)).toBe(standing))
})

describe('R6.2 what staff may accept', () => {
  const fine: Acceptance = {
    kind: 'passport',
    good_until: '2026-01-15',
    birth_on: '2008-01-10',
    today: '2026-01-15',
    registered_on: '2026-01-10',
    min_age: 18,
  }
  it.each<[string, Partial<Acceptance>, ReturnType<typeof refuseAcceptance>]>([
    ['on its last day, eighteen on the day they registered', {}, undefined],
    ['a day too young then', { birth_on: '2008-01-11' }, 'papers.too_young'],
    ['where 19 is asked for', { min_age: 19 }, 'papers.too_young'],
    ['old enough now, not then', { birth_on: '2008-01-12' }, 'papers.too_young'],
    ['out of date since yesterday', { good_until: '2026-01-14' }, 'papers.runs_out'],
    ['without its last day', { good_until: undefined }, 'papers.dates_missing'],
    ['without a birthday', { birth_on: undefined }, 'papers.dates_missing'],
    ['born tomorrow', { birth_on: '2026-01-16' }, 'papers.birth_invalid'],
    ['121 years old', { birth_on: '1905-01-15' }, 'papers.birth_invalid'],
    ['120 years old', { birth_on: '1905-01-16' }, undefined],
    ['an address without dates', { kind: 'address', good_until: undefined, birth_on: undefined }, undefined],
    ['an address out of date', { kind: 'address', good_until: '2026-01-14', birth_on: undefined }, 'papers.runs_out'],
  ])('%s: %j', (_case, change, refusal) => expect(refuseAcceptance({ ...fine, ...change })).toBe(refusal))
})
