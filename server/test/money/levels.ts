import { sql } from '../../src/kernel/db.ts'
import { type Case, data, env, key, ok, order } from './scene.ts'

type Table = { ladder: string; seen: number; levels: { credit: string }[]; proposal: { id: string } | null }
const findSlot = async () =>
  (await data<Table[]>('GET /office/levelup/levels', { as: 'erin' })).find((t) => t.ladder === 'slot')

/** Looser levels that wait for a second person. */
const proposedLevels = async (): Promise<string> => {
  await env.owner.run(sql`delete from proposals.proposals where decided_at is null`)
  const { levels = [], seen } = (await findSlot()) ?? {}
  const wanted = levels.map((level) => ({ ...level, credit: String(Number(level.credit) + 1) }))
  const body = { ladder: 'slot', levels: wanted, seen, reason: 'a season' }
  await ok('POST /office/levelup/levels', { as: 'erin', key: key(), body })
  return (await findSlot())?.proposal?.id ?? ''
}

/** One call for the route of levels that staff send with a key. */
export const levelupCases: Record<string, Case> = {
  'levelup.setLevels': {
    as: () => 'erin',
    body: async () => {
      const slot = await findSlot()
      return { ladder: 'slot', levels: slot?.levels.slice(0, 3), seen: slot?.seen, reason: 'a season' }
    },
    other: (b) => ({ ...b, reason: 'another season' }),
    does: { decisions: 1 },
  },
  'levelup.approveLevels': {
    as: () => 'frank',
    path: order(proposedLevels),
    body: () => ({ ladder: 'slot' }),
    does: { decisions: 1 },
  },
  'levelup.refuseLevels': {
    as: () => 'frank',
    path: order(proposedLevels),
    body: () => ({ ladder: 'slot', reason: 'not so' }),
    other: (b) => ({ ...b, reason: 'not at all' }),
    does: { decisions: 1 },
  },
}
