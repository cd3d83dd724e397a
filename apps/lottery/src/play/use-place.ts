import { useMutation } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import type { Receipt } from '../api/answers.ts'
import { balanceQuery, queryClient } from '../api/queries.ts'
import type { SlipView } from './slip.rules.ts'

export type Order = { code: string; issue: string; lines: SlipView['order'] }

/**
 * Sends an order. The client gives each order a key and repeats it when an attempt got no answer, so a doubtful bet cannot be
 * placed twice. The balance is only ever what the server says.
 */
export const usePlace = (onPlaced: (receipt: Receipt) => void) =>
  useMutation({
    mutationFn: async ({ code, issue, lines }: Order) =>
      (await api.lottery.place({ code, issue, lines: [...lines] })).data,
    onSuccess: (receipt) => {
      queryClient.setQueryData(balanceQuery.queryKey, receipt.money)
      void queryClient.invalidateQueries({ queryKey: ['tickets'] })
      onPlaced(receipt)
    },
  })
