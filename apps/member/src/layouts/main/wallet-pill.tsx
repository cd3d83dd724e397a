import { useState } from 'react'
import { WalletPill as Pill } from '@moongate/ui'
import { refreshCentre } from '../../api/refresh.ts'
import type { Answer } from '../../api/api.ts'
import { t } from '../../text.ts'
import { hideMoney, useMoneyHidden } from '../../widgets/hidden-money.ts'

/** The centre balance: live, to be refreshed, to be hidden (R2.20). */
export const WalletPill = ({ me }: { me: Answer<'members', 'me'>['data'] }) => {
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
      label={t(me.is_demo === 1 ? 'member:wallet.trial' : 'member:wallet.centre')}
      value={me.money}
      hidden={hidden}
      onHidden={hideMoney}
      onRefresh={() => void reload()}
      refreshing={busy}
      texts={texts}
    />
  )
}
