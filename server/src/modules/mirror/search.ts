import { findMemberByName } from '../members/index.ts'
import type { MirrorDeps } from './deps.ts'

/** A search word is a supplier's code, or else a member's account. */
export const readSearch = async (
  d: Pick<MirrorDeps, 'db' | 'suppliers'>,
  keyword: string | undefined,
): Promise<{ supplier_code?: string; member_id?: number }> => {
  if (!keyword) return {}
  const code = keyword.toUpperCase()
  if (d.suppliers[code]) return { supplier_code: code }
  return { member_id: (await findMemberByName(d.db, keyword))?.id ?? 0 }
}
