import { useSend } from '@moongate/client/react'
import { useQuery } from '@tanstack/react-query'
import { useFormatAmount } from '@moongate/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '../../api/api.ts'
import { holdingsQuery } from '../../api/money-queries.ts'
import { quoteQuery } from '../../api/queries.ts'
import { findAmountFault, parseMinor, sumWire } from '../../forms/amount.rules.ts'
import { sumAway } from '../../widgets/holdings.rules.ts'
import { recoverAll } from '../../widgets/recover.ts'
import { useDebounced } from '../../widgets/use-debounced.ts'
import { isAboutPassword } from './withdraw.rules.ts'

/** The withdrawal password, and why the last one was refused until another is typed. */
export const usePin = () => {
  const [held, hold] = useState<{ pin: string; refusal?: string }>({ pin: '' })
  const refusePin = (error: unknown) =>
    hold({ pin: '', ...(error instanceof ApiError && isAboutPassword(error.code) && { refusal: error.message }) })
  return { pin: held.pin, typePin: (pin: string) => hold({ pin }), pin_refusal: held.refusal, refusePin }
}

/** Goes back to the form where the confirmation has nothing to confirm: after a reload the password is gone. */
export const useLostConfirmation = (is_lost: boolean, goBack: () => void) => {
  const leave = useEffectEvent(goBack)
  useEffect(() => {
    if (is_lost) leave()
  }, [is_lost])
}

/** Asked before anything is typed, for the limits alone. */
const ANY_AMOUNT = '100.00'

/** A form may stay open over midnight, when the day's count begins anew, and over the hours in which withdrawals are taken. */
const LOOK_MS = 60_000

/** The quote of an amount; until it is there (`is_own`) that of the one before stands for it. */
export const useQuote = (amount: string) => {
  const wanted = parseMinor(amount) === undefined ? ANY_AMOUNT : amount
  const asked = useDebounced(wanted)
  const { data: quote, isPlaceholderData } = useQuery({ ...quoteQuery(asked), refetchInterval: LOOK_MS })
  return { quote, is_own: asked === wanted && !isPlaceholderData }
}

/** What lies with suppliers, and what could be withdrawn once it is home; only what is known counts. */
export const useReach = (centre: string): { away: string; all: string } => {
  const { data: holdings } = useQuery(holdingsQuery)
  const away = sumAway(holdings?.parts ?? [])
  return { away, all: sumWire([centre, away]) }
}

/** Brings money home for an amount; `bring` answers whether it is enough then. */
export const useHome = (amount: string) => {
  const formatAmount = useFormatAmount()
  const { state, send } = useSend(amount)
  const [short, setShort] = useState('')
  const bring = async (): Promise<boolean> => {
    const lies = await send((signal) => recoverAll(signal, formatAmount)).catch(() => undefined)
    if (lies === undefined) return false
    const is_enough = findAmountFault(amount, { balance: lies }) === undefined
    setShort(is_enough ? '' : amount)
    return is_enough
  }
  return { state, bring, is_short: short !== '' && short === amount }
}
