import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '@moongate/ui'
import { useState } from 'react'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import css from './usdt.module.css'
import { UsdtForm } from './usdt-form.tsx'
import { usdtQuery } from './usdt-query.ts'
import { UsdtTarget } from './usdt-target.tsx'
import { UsdtTransfers } from './usdt-transfers.tsx'

/** A deposit in USDT: the sum, then the address with what was sent to it. It goes on where it stood, whichever browser asks (R1.3). */
export default function UsdtPanel({ first, keep }: { first: string; keep: (amount: string) => void }) {
  const { data: usdt, isLoadingError, refetch } = useQuery(usdtQuery)
  const [is_again, setAgain] = useState(false)
  if (isLoadingError) return <LoadFailed retry={() => void refetch()} />
  if (!usdt) return <Skeleton height={260} radius={20} />
  const { order } = usdt
  return (
    <div className={css.panel}>
      {order && !is_again ? (
        <UsdtTarget usdt={usdt} order={order} again={() => setAgain(true)} />
      ) : (
        <UsdtForm usdt={usdt} first={first} keep={keep} again={is_again} done={() => setAgain(false)} />
      )}
      <UsdtTransfers transfers={usdt.transfers} />
    </div>
  )
}
