import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '@moongate/ui'
import { useState } from 'react'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import css from './usdt.module.css'
import { UsdtForm } from './usdt-form.tsx'
import { type Usdt, usdtQuery } from './usdt-query.ts'
import { type Order, UsdtTarget } from './usdt-target.tsx'
import { UsdtTransfers } from './usdt-transfers.tsx'

type Held = { order: Order; ends_at: number }

/** The order that is shown, and until when its rate is held: once its time is over too, or it would go from under who is just sending. */
const useOrder = (usdt: Usdt | undefined): Held | undefined => {
  const [held, setHeld] = useState<Held>()
  const { order, seen_at = 0 } = usdt ?? {}
  if (order && order !== held?.order) setHeld({ order, ends_at: seen_at + order.left_seconds * 1000 })
  // The server's clock is the one that counts.
  return held && usdt?.order === null ? { ...held, ends_at: 0 } : held
}

/** A deposit in USDT: the sum, then the address with what was sent to it. It goes on where it stood, whichever browser asks (R1.3). */
export default function UsdtPanel({ first, keep }: { first: string; keep: (amount: string) => void }) {
  const { data: usdt, isLoadingError, refetch } = useQuery(usdtQuery)
  const [is_again, setAgain] = useState(false)
  const [was, setWas] = useState('')
  const held = useOrder(usdt)
  if (isLoadingError) return <LoadFailed retry={() => void refetch()} />
  if (!usdt) return <Skeleton height={260} radius={20} />
  const showOrder = (told: string) => {
    setWas(told)
    setAgain(false)
  }
  return (
    <div className={css.panel}>
      {held && !is_again ? (
        <UsdtTarget usdt={usdt} {...held} was={was} again={() => setAgain(true)} />
      ) : (
        <UsdtForm usdt={usdt} first={first} keep={keep} again={is_again} done={showOrder} />
      )}
      <UsdtTransfers transfers={usdt.transfers} />
    </div>
  )
}
