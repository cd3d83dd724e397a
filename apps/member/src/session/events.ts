import { type EventStream, type MemberPushed, openEvents } from '@moongate/client'
import { readAgain } from '@moongate/client/react'
import { readMoney } from '../api/money-queries.ts'
import { meQuery } from '../api/queries.ts'
import { hearing } from '../api/hearing.ts'
import { queryClient } from '../api/query-client.ts'
import { listStale, STALE_AFTER_GAP } from './events.rules.ts'
import { getSessionToken, useSession } from './session.store.ts'
import { tellVisit } from './tell-visit.ts'

type Listener = (event: MemberPushed) => void
const listeners = new Set<Listener>()

/** Hears every pushed event; answers how to stop. */
export const onPush = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const deliver: Listener = (event) => {
  for (const key of listStale(event.type))
    void (key === 'holdings' ? readMoney() : queryClient.invalidateQueries({ queryKey: [key] }))
  if (event.type === 'session.device')
    void import('./new-device.ts').then(
      (file) => file.tellNewDevice(),
      () => undefined,
    )
  for (const listener of listeners) listener(event)
}

let stream: EventStream | undefined
const open = (): void => {
  stream?.close()
  const who =
    useSession.getState().token === null ? 'public' : (queryClient.getQueryData(meQuery.queryKey)?.name ?? 'member')
  stream = openEvents({
    token: () => getSessionToken() ?? undefined,
    who,
    on_event: deliver,
    on_reconnect: () => void readAgain(queryClient, (key) => STALE_AFTER_GAP.has(key)),
    on_hearing: hearing.set,
  })
}

/** Keeps one event stream for the visitor or the member, whoever is here (R2.20); answers how to stop. A renewed token keeps it. */
export const followEvents = (): (() => void) => {
  open()
  tellVisit()
  const forget = useSession.subscribe((now, before) => {
    if ((now.token === null) !== (before.token === null)) open()
  })
  return () => (forget(), stream?.close())
}
