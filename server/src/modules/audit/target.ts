import type { Lang } from '@moongate/contract'
import type { Reader } from '../../kernel/db.ts'
import type { Namers } from './entry.rules.ts'

/** What targets are called, each kind asked once; those without a name are left out. */
export const nameTargets = async (
  r: Reader,
  namers: Namers,
  targets: readonly string[],
  lang: Lang,
): Promise<Map<string, string>> => {
  const ofKinds = await Promise.all(
    Object.entries(namers).map(async ([kind, nameThings]) => {
      const ids = [...new Set(targets)].filter((one) => one.startsWith(kind)).map((one) => one.slice(kind.length))
      const named = ids.length === 0 ? [] : await nameThings(r, ids, lang)
      return named.map(({ id, name }) => [kind + id, name] as const)
    }),
  )
  return new Map(ofKinds.flat())
}
