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
