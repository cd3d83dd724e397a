import { ApiError } from '@moongate/client'
import { type Sending, useSend } from '@moongate/client/react'
import { useState } from 'react'
import type { Receipt } from '../api/answers.ts'
import { api } from '../api/api.ts'
import { balanceQuery, queryClient, rulesQuery } from '../api/queries.ts'
import type { SlipView } from './slip.rules.ts'

export type Order = { code: string; issue: string; lines: SlipView['order'] }
export type Place = {
  state: Sending
  /** Sends an order; `onPlaced` hears of its receipt. One that nobody answered is sent again as it was, for its own issue. */
  place: (order: Order, onPlaced: (receipt: Receipt) => void) => Promise<void>
  giveUp: () => boolean
}

/**
 * Sends orders. An order whose answer was lost keeps its key and its issue until the server has said what became of it, or the
 * slip has changed: so a doubtful bet is never placed twice, and not for another draw either. The balance is only ever what the
 * server says. Where the odds have changed the new ones are asked for, and the slip stays for the player to send it again; new
 * odds alone do not make another slip of one whose answer was lost. `kept_at`: where the slip lies over a reload, until it is placed.
 */
export const usePlace = (lines: SlipView['order'], kept_at?: string): Place => {
  const { state, send, giveUp } = useSend(
    lines.map((one) => `${one.bet_type} ${one.selection} ${one.unit_stake} ${one.multiple}`).join('\n'),
  )
  const [last, setLast] = useState<Order>()
  const place: Place['place'] = async (next, onPlaced) => {
    const order = state === 'unknown' && last ? last : next
    setLast(order)
    const placed = await send((signal) => api.lottery.place({ ...order, lines: [...order.lines] }, { signal })).catch(
      (error: unknown) => {
        if (error instanceof ApiError && error.code === 'lottery.odds_changed')
          void queryClient.invalidateQueries({ queryKey: rulesQuery(order.code).queryKey })
      },
    )
    if (!placed) return
    // The table may have been left meanwhile, and would be found again with a slip that nobody answered.
    if (kept_at !== undefined) localStorage.removeItem(kept_at)
    queryClient.setQueryData(balanceQuery.queryKey, placed.data.money)
    void queryClient.invalidateQueries({ queryKey: ['tickets'] })
    onPlaced(placed.data)
  }
  return { state, place, giveUp }
}
