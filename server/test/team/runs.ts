import type { TestDb } from '@moongate/testing'
import { payStatements } from '../../src/modules/commission/pay.ts'
import { findDifferences } from './compare.ts'
import { approveRun } from './kills.ts'
import { type Model, noteRun } from './model.ts'

/** Compares what is owed with paper once the day is over, and pays it unless it shall wait; answers the agents of whom it differs. */
export const payRun = async (d: TestDb, model: Model, pays = true): Promise<string[]> => {
  const differences = await findDifferences(d, model)
  if (!pays) return differences
  await payStatements(d, await approveRun(d))
  noteRun(model)
  return differences
}

/** Agents who have another sum than the one on paper, with both. */
export const findWronglyPaid = ({ paid: paper }: Model, paid: ReadonlyMap<number, bigint>): string[] =>
  [...new Set([...paper.keys(), ...paid.keys()])]
    .filter((agent) => (paid.get(agent) ?? 0n) !== (paper.get(agent) ?? 0n))
    .map((agent) => `${agent} has ${paid.get(agent)}, on paper ${paper.get(agent)}`)
