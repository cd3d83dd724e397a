import { lazily } from '../../start/lazily.tsx'
import { Icon } from '@moongate/ui'
import { wallet } from '@moongate/ui/icons.gen'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { meQuery } from '../../api/queries.ts'
import { loadTexts, t } from '../../text.ts'
import css from './member-bar.module.css'
import { MemberMenu } from './member-menu.tsx'
import { WalletPill } from './wallet-pill.tsx'

/** Fetched once the member is known, so that no first view waits for it. */
const HoldingsPill = lazily(
  async () => {
    const [{ HoldingsPill: page }] = await Promise.all([import('./holdings-pill.tsx'), loadTexts('member-money')])
    return { default: page }
  },
  { Waiting: WalletPill },
)

/** The member's corner: wallet with the gold deposit button, account menu (R2.20, R2.23). */
export const MemberBar = () => {
  const { data: me } = useQuery(meQuery)
  if (!me) return <span className={css.waiting} aria-busy="true" aria-label={t('member:ui.loading')} />
  return (
    <>
      {me.is_demo === 0 ? <HoldingsPill me={me} /> : <WalletPill me={me} />}
      {me.is_demo === 0 && (
        <Link to="/Member/Deposit" className={css.deposit}>
          <Icon d={wallet} size={20} />
          <span>{t('member:wallet.deposit')}</span>
        </Link>
      )}
      <MemberMenu me={me} />
    </>
  )
}
