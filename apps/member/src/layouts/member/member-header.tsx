import { useQuery } from '@tanstack/react-query'
import { IconButton, Money } from '@moongate/ui'
import { refresh } from '@moongate/ui/icons.gen'
import { useEffect, useState } from 'react'
import { reloadWallets } from '../../api/refresh.ts'
import { meQuery } from '../../api/queries.ts'
import { useSession } from '../../session/session.store.ts'
import { formatTime, t } from '../../text.ts'
import { useMoneyHidden } from '../../widgets/hidden-money.ts'
import { LevelRings } from './level-rings.tsx'
import css from './member-layout.module.css'

/** Who comes to the header later than this sees the member read again. */
const FRESH_MS = 60_000

/** The member, read again once money has moved: what is left to bet moves with it, and only this header shows that. */
const useWholeMember = (logged_in: boolean) => {
  const { data, isStale, refetch } = useQuery({
    ...meQuery,
    enabled: logged_in,
    staleTime: Infinity,
    refetchOnMount: (query) => query.isStaleByTime(FRESH_MS) && 'always',
  })
  useEffect(() => {
    if (logged_in && isStale) void refetch({ cancelRefetch: false })
  }, [logged_in, isStale, refetch])
  return data
}

/** The member area's own header: who, all balances, and the levels. */
export const MemberHeader = () => {
  const logged_in = useSession((s) => s.token !== null)
  const me = useWholeMember(logged_in)
  const hidden = useMoneyHidden()
  const [busy, setBusy] = useState(false)
  if (!me) return <header className={css.header} aria-busy="true" />
  const demo = me.is_demo === 1
  const reload = async () => {
    setBusy(true)
    await reloadWallets()
    setBusy(false)
  }
  const figures = [
    [t(demo ? 'member:wallet.trial' : 'member:wallet.centre'), me.money] as const,
    ...(demo
      ? []
      : [[t('member:wallet.rebate'), me.fs_money] as const, [t('member-center:turnover'), me.ml_money] as const]),
  ]
  return (
    <header className={css.header}>
      <span className={css.moon} aria-hidden="true">
        {me.name.slice(0, 1).toUpperCase()}
      </span>
      <div className={css.who}>
        <b>
          {me.name}
          {demo && <em>{t('member:menu.demo_tag')}</em>}
        </b>
        {me.updated_at !== '' && <small>{t('member:menu.last_login', { time: formatTime(me.updated_at) })}</small>}
      </div>
      <dl className={css.figures}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Money value={value} flash hidden={hidden} hiddenLabel={t('member:wallet.hidden')} />
            </dd>
          </div>
        ))}
      </dl>
      <IconButton
        icon={refresh}
        label={t('member:wallet.refresh')}
        look="well"
        spin={busy}
        onClick={() => void reload()}
      />
      {!demo && <LevelRings name={me.name} />}
    </header>
  )
}
