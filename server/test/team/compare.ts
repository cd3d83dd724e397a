import type { TestDb } from '@moongate/testing'
import { previewRun } from '../../src/modules/commission/run.ts'
import { findPath, isBelow } from '../../src/modules/team/place.sql.ts'
import { findBetsOf, findChildren } from '../../src/modules/team/report.sql.ts'
import { listAbove, type Model, sumOwed } from './model.ts'
import type { Draw } from './trees.ts'

const DAY_MS = 86_400_000
const MANY = 1_000

/** Agents whose commission is another than on paper, with both figures. */
export const findDifferences = async (d: TestDb, model: Model): Promise<string[]> => {
  d.clock.advance(DAY_MS)
  const owed = new Map((await previewRun(d)).owed.map(({ agent_id, earned }) => [agent_id, earned]))
  const paper = sumOwed(model)
  return [...new Set([...owed.keys(), ...paper.keys()])]
    .filter((agent) => (owed.get(agent) ?? 0n) !== (paper.get(agent) ?? 0n))
    .map((agent) => `${agent}: ${owed.get(agent)}, on paper ${paper.get(agent)}`)
}

/** Asks so many times, as a random agent, for what is below; answers every row that is another's. */
export const findForeignRows = async (d: TestDb, model: Model, draw: Draw, times: number): Promise<string[]> => {
  const [ids, found] = [[...model.nodes.keys()], [] as string[]]
  for (let i = 0; i < times; i++) {
    const [agent_id, member_id] = [ids[draw(ids.length)] ?? 0, ids[draw(ids.length)] ?? 0]
    const own = (id: number): boolean => listAbove(model, id).includes(agent_id)
    if ((await isBelow(d.db, agent_id, member_id)) !== own(member_id)) found.push(`${agent_id} sees ${member_id}`)
    const rows =
      i % 2 === 0
        ? await findBetsOf(d.db, { agent_id }, MANY, 0)
        : await findChildren(d.db, { agent_id, name: 'tree' }, MANY, 0)
    found.push(...rows.filter((row) => !own(row.member_id)).map((row) => `${agent_id} is shown ${row.member_id}`))
    if ((await findPath(d.db, member_id)).join() !== listAbove(model, member_id).join())
      found.push(`the way up of ${member_id}`)
  }
  return found
}
