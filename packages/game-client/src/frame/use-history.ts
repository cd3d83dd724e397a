import { useCallback, useEffect, useState } from 'react'

type Told<Row> = { rounds: readonly Row[] } | { error: string }
export type ReadHistory<Row> = (session: string) => Promise<Told<Row>>

/** What a player has played, once it is read, and the way to ask again. */
export const useHistory = <Row>(read: ReadHistory<Row>, session: string) => {
  const [rows, setRows] = useState<'reading' | 'failed' | readonly Row[]>('reading')
  const load = useCallback(() => {
    read(session).then(
      (told) => setRows('error' in told ? 'failed' : told.rounds),
      () => setRows('failed'),
    )
  }, [read, session])
  useEffect(load, [load])
  const retry = (): void => {
    setRows('reading')
    load()
  }
  return [rows, retry] as const
}
