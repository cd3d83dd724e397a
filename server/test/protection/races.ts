import { sql } from '../../src/kernel/db.ts'
import { Refusal } from '../../src/kernel/refusal.ts'
import { shutMember } from '../../src/modules/protection/exclude.ts'
import { type About, countLater, listActs, prepareActs } from './acts.ts'
import type { Scene } from './scene.ts'

const by = { actor: { type: 'system' as const, name: 'trial' }, ip: '', request_id: '' }

/** Whether something was done: a supplier's stake says so itself, all else refuses. */
const tryIt = async (work: () => Promise<unknown>): Promise<boolean> => {
  try {
    return (await work()) !== false
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/**
 * Members do things at once and are shut out amid them, again and again: nothing is done after the moment from which they are, by
 * what the tables say. `kinds` counts how often each act was done.
 */
export const raceExclusions = async (scene: Scene, actions: number, each = 40) => {
  const { env, member_ids } = scene
  const figures = { actions: 0, done: 0, refused: 0, late: 0, kinds: [] as number[] }
  /** Every second time all is done once before: what cannot be had twice is raced for in the others. */
  const runRound = async (member_id: number, about: About, is_begun: boolean) => {
    const acts = listActs(scene, member_id, about)
    const start = (many: number) =>
      Array.from({ length: many }, async (_, i) => {
        const kind = i % acts.length
        const is_done = await tryIt(acts[kind] ?? (() => Promise.resolve(false)))
        if (is_done) figures.kinds[kind] = (figures.kinds[kind] ?? 0) + 1
        return is_done
      })
    const opening = is_begun ? await Promise.all(start(acts.length)) : []
    const before = start(each / 2)
    const shut = shutMember(env, { member_id, span: '1h', reason: 'trial' }, by)
    const ends = [...opening, ...(await Promise.all([...before, ...start(each)]))]
    await shut
    const after = await Promise.all(acts.map(tryIt))
    const { since } = await env.owner.one<{ since: Date }>(
      sql`select since from policy.bars where member_id = ${member_id} and action = 'play'`,
    )
    const done = ends.filter(Boolean).length
    figures.actions += ends.length + after.length
    figures.done += done
    figures.refused += ends.length + after.length - done
    figures.late += (await countLater(scene, member_id, since)) + after.filter(Boolean).length
  }
  for (let round = 0; figures.actions < actions; round++) {
    const about = await prepareActs(scene)
    await Promise.all(member_ids.map((member_id) => runRound(member_id, about, round % 2 === 1)))
    await env.owner.run(sql`truncate policy.bars, protection.exclusions`)
  }
  return figures
}
