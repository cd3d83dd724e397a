import { Badge, Button, IconButton, Money } from '@moongate/ui'
import { refresh } from '@moongate/ui/icons.gen'
import { useState } from 'react'
import { parseMinor } from '../../forms/amount.rules.ts'
import { formatTime, t } from '../../text.ts'
import { useMoneyHidden } from '../../widgets/hidden-money.ts'
import { SupplierMark } from '../../widgets/supplier-mark.tsx'
import { refreshOne, type Wallet } from '../../widgets/moves.ts'
import css from './transfer.module.css'

/** One supplier's balance: refresh, in, out, all in (R4.11-R4.13). */
export const SupplierCard = ({
  wallet,
  centre,
  busy,
  takeIn,
  takeOut,
  allIn,
}: {
  wallet: Wallet
  centre: string
  busy: boolean
  takeIn: () => void
  takeOut: () => void
  allIn: () => void
}) => {
  const hidden = useMoneyHidden()
  const [asking, setAsking] = useState(false)
  const ask = async () => {
    setAsking(true)
    await refreshOne(wallet.api_name)
    setAsking(false)
  }
  return (
    <li className={css.card}>
      <div className={css.line}>
        <SupplierMark code={wallet.api_name} title={wallet.api_title} />
        <IconButton
          icon={refresh}
          spin={asking}
          label={t('member-transfer:refresh', { name: wallet.api_title })}
          onClick={() => void ask()}
        />
      </div>
      <div className={css.line}>
        <span className={css.figure}>
          <Money value={wallet.money} flash hidden={hidden} hiddenLabel={t('member:wallet.hidden')} />
        </span>
        {wallet.state === 'pending' && (
          <Badge tone="wait" live>
            {t('member-transfer:transit')}
          </Badge>
        )}
      </div>
      {wallet.state === 'unavailable' && (
        <small className={css.stale}>
          {t('member-transfer:unavailable')} · {formatTime(wallet.as_of)}
        </small>
      )}
      <div className={css.acts}>
        <Button size="s" disabled={busy} onClick={takeIn}>
          {t('member-transfer:in')}
        </Button>
        <Button size="s" disabled={busy || parseMinor(wallet.money) === undefined} onClick={takeOut}>
          {t('member-transfer:out')}
        </Button>
        <Button size="s" variant="primary" disabled={busy || parseMinor(centre) === undefined} onClick={allIn}>
          {t('member-transfer:all_in')}
        </Button>
      </div>
    </li>
  )
}
