import { type OfficePushed, openOfficeEvents } from '@moongate/client'
import { readAgain } from '@moongate/client/react'
import { useEffect } from 'react'
import { getSession, useSessionStore } from '../session/session.store.ts'
import { hearing } from './hearing.ts'
import { type OrderList, refreshOrders } from './queries.ts'
import { queryClient } from './query-client.ts'
import { refreshCredit } from './credit.ts'
import { refreshLevels } from './levels.ts'
import { refreshPromotions } from './promotions.ts'
import { refreshBonus } from './bonus.ts'
import { refreshMail, refreshMailing } from './mail.ts'
import { refreshPapers } from './papers.ts'
import { refreshRebate } from './rebate.ts'
import { refreshReconciliation } from './reconciliation.ts'
import { refreshWheel } from './wheel.ts'

/** Push → the list it makes old. */
const LISTS = {
  deposit: 'deposits',
  withdrawal: 'withdrawals',
  payout: 'payouts',
  arrival: 'arrivals',
  transfer: 'transfers',
  difference: 'differences',
  usdt: 'usdt',
} as const satisfies Partial<Record<OfficePushed['type'], string>>

const isList = (type: string): type is keyof typeof LISTS => Object.hasOwn(LISTS, type)
const GATHER_MS = 120

/** Many orders at once are one refresh. */
const gatherEvents = (kind: OrderList | 'differences') => {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined
      refreshOrders(kind)
    }, GATHER_MS)
  }
}

/** Follows the office's events while the shell is on screen: an event names an order, the lists are asked again. */
export const useLive = (): void => {
  const name = useSessionStore((store) => store.session?.staff.name)
  useEffect(() => {
    if (name === undefined) return undefined
    const refresh = {
      deposits: gatherEvents('deposits'),
      withdrawals: gatherEvents('withdrawals'),
      payouts: gatherEvents('payouts'),
      arrivals: gatherEvents('arrivals'),
      transfers: gatherEvents('transfers'),
      differences: gatherEvents('differences'),
      usdt: gatherEvents('usdt'),
    }
    const stream = openOfficeEvents({
      token: () => getSession()?.token,
      who: name,
      on_event: ({ type }) => {
        if (isList(type)) refresh[LISTS[type]]()
        if (type === 'withdrawal') refresh.payouts()
        if (type === 'break') refreshReconciliation()
        if (type === 'rebate') refreshRebate()
        if (type === 'wheel') refreshWheel()
        if (type === 'credit' || type === 'proposal') refreshCredit()
        if (type === 'proposal') refreshLevels()
        if (type === 'promotion') refreshPromotions()
        if (type === 'bonus') refreshBonus()
        if (type === 'mail') refreshMail()
        if (type === 'mailing') refreshMailing()
        if (type === 'paper') refreshPapers()
      },
      on_reconnect: () => {
        refresh.deposits()
        refresh.withdrawals()
        refresh.transfers()
        refresh.payouts()
        refresh.arrivals()
        refresh.differences()
        refresh.usdt()
        void readAgain(queryClient)
      },
      on_hearing: hearing.set,
    })
    return stream.close
  }, [name])
}
