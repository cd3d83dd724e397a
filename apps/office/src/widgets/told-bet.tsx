import { Money } from '@moongate/ui'
import type { FaultyBet } from '../api/rounds.ts'
import { t, translateName } from '../text.ts'
import { Two } from './data-table.tsx'

type Told = FaultyBet['told']

/** How a bet stands, in a word. */
export const describeTold = ({ status }: Told): string => t(`rounds.statuses.${status}`)
/** Why a bet cannot be booked; its code where there are no words for it. */
export const describeFault = (fault: string): string => translateName('rounds.faults', fault)

/** Stake, payout and state of a bet, as one side says; a dash where that side says nothing. */
export const ToldBet = ({ told }: { told: Told | null }) =>
  told === null ? (
    '–'
  ) : (
    <Two
      first={
        <>
          <Money value={told.stake} /> → {told.status === 'open' ? '–' : <Money value={told.payout} />}
        </>
      }
      second={describeTold(told)}
    />
  )
