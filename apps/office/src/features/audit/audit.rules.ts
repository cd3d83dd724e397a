import type { ListSearch } from '../../start/search.rules.ts'

/** Nothing that narrows the log. */
export const WIDE = {
  keyword: undefined,
  actor: undefined,
  action: undefined,
  target: undefined,
  from: undefined,
  to: undefined,
} satisfies ListSearch

/** Whether the address asks for less than all. */
export const isNarrowed = (search: ListSearch): boolean =>
  Object.keys(WIDE).some((name) => search[name as keyof typeof WIDE] !== undefined)

/** What a filter offers; what is asked for stands among it, by its name or else by what its key ends with. */
export const listOptions = (
  known: readonly { key: string; name: string }[] | undefined,
  asked: string | undefined,
): { value: string; label: string }[] => {
  const options = (known ?? []).map(({ key, name }) => ({ value: key, label: name }))
  if (asked === undefined || options.some(({ value }) => value === asked)) return options
  return [{ value: asked, label: asked.slice(asked.indexOf(':') + 1) }, ...options]
}

type Days = { from?: string | undefined; to?: string | undefined }

/** The two days of the filter as the wire wants them; a missing end is the other one, or open. Nothing without either. */
export const readDays = ({ from, to }: Days): [string, string] | undefined => {
  if (from === undefined && to === undefined) return undefined
  return [from ?? '2000-01-01', to ?? '2999-12-31']
}

/** A recorded state, one fact a line; what is no JSON stays as it is. */
export const layOutState = (json: string): string => {
  try {
    return JSON.stringify(JSON.parse(json), undefined, 2)
  } catch {
    return json
  }
}
