import type { Reader } from '../../kernel/db.ts'
import { readPrivileges } from '../levelup/index.ts'
import type { CreditTerms } from './credit.settings.ts'
import { computeLimit } from './loan.rules.ts'

/** What members may owe by their levels, under the operator's cap. */
export const readLimits = async (
  r: Reader,
  member_ids: readonly number[],
  terms: Pick<CreditTerms, 'cap'>,
): Promise<Map<number, { level: number; limit: bigint }>> =>
  new Map(
    [...(await readPrivileges(r, member_ids))].map(([id, { level, credit }]) => [
      id,
      { level, limit: computeLimit(credit, terms) },
    ]),
  )

/** The same for one member. */
export const readLimit = async (r: Reader, member_id: number, terms: Pick<CreditTerms, 'cap'>) =>
  (await readLimits(r, [member_id], terms)).get(member_id) ?? { level: 0, limit: 0n }
