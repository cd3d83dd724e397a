import { type ReactNode, useState } from 'react'
import { WalletPill as Pill } from '@moongate/ui'
import { refreshCentre } from '../../api/refresh.ts'
import type { Answer } from '../../api/api.ts'
import { t } from '../../text.ts'
import { hideMoney, useMoneyHidden } from '../../widgets/hidden-money.ts'

/** The centre balance, or all of the money where it lies in several places: live, to be refreshed, to be hidden (R2.20). */
export const WalletPill = ({
  me,
  whole,
  action,
}: {
  me: Answer<'members', 'me'>['data']
  whole?: { label: string; value: string }
  action?: ReactNode
}) => {
  const hidden = useMoneyHidden()
  const [busy, setBusy] = useState(false)
  const reload = async () => {
    setBusy(true)
    await refreshCentre()
    setBusy(false)
  }
  const texts = {
    hide: t('member:wallet.hide'),
    show: t('member:wallet.show'),
    hidden: t('member:wallet.hidden'),
    refresh: t('member:wallet.refresh'),
  }
  return (
    <Pill
      label={whole?.label ?? t(me.is_demo === 1 ? 'member:wallet.trial' : 'member:wallet.centre')}
      value={whole?.value ?? me.money}
      hidden={hidden}
      onHidden={hideMoney}
      onRefresh={() => void reload()}
      refreshing={busy}
      texts={texts}
      action={action}
    />
  )
}
