import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Checklist, EmptyState, Ring, Skeleton } from '@moongate/ui'
import type { Answer } from '../../api/api.ts'
import { cardsQuery, meQuery } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { GoOn } from '../../widgets/go-on.tsx'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { OpenOrders } from '../../widgets/open-orders.tsx'
import { Panel } from '../../widgets/panel.tsx'
import { HoldingsPanel } from '../../widgets/holdings-panel.tsx'
import { useTitle } from '../../widgets/use-title.ts'
import { CardsSummary } from './cards-summary.tsx'
import css from './center.module.css'
import { computeCompleteness, listProfileSteps } from './completeness.rules.ts'
import { Dashboard } from './dashboard.tsx'
import { ProfileForm } from './profile-form.tsx'
import { Security } from './security.tsx'

const Complete = ({ me, cards }: { me: Answer<'members', 'me'>['data']; cards: number }) => {
  const steps = listProfileSteps({ ...me, cards })
  const share = computeCompleteness(steps)
  return (
    <div className={css.complete}>
      <Ring value={share} label={t('member-center:profile.complete')} size={104}>
        <b className={css.percent}>{Math.round(share * 100)}%</b>
      </Ring>
      <Checklist
        items={steps.map(({ id, ok }) => ({
          id,
          ok,
          text: t(`member-center:profile.check_${id}`),
          ...(id === 'card' && { href: '#/Member/BindBank', action: t('member-center:profile.go') }),
        }))}
        texts={{ met: t('member-center:profile.met'), open: t('member-center:profile.open') }}
      />
    </div>
  )
}

/** Member centre: profile with what is missing, passwords, bank cards (R2.31). */
const CenterScreen = () => {
  const { data: me, isError, refetch } = useQuery(meQuery)
  const demo = me?.is_demo === 1
  const { data: cards, ...asked } = useQuery({ ...cardsQuery, enabled: me !== undefined && !demo })
  const { focus }: { focus?: string } = useSearch({ strict: false })
  useTitle(t('member:menu.center'))
  if (isError && !me) return <LoadFailed retry={() => void refetch()} />
  if (!me)
    return (
      <Panel title={t('member-center:profile.title')} level={1}>
        <div className={css.waiting} aria-busy="true" />
      </Panel>
    )
  if (demo)
    return (
      <Panel title={t('member-center:profile.title')} level={1}>
        <EmptyState motif="panda" title={me.name}>
          {t('member-center:profile.demo')}
        </EmptyState>
      </Panel>
    )
  return (
    <div className={css.stack}>
      {focus === 'qk_pwd' && me.has_qk_pwd && (
        <div className={css.foot}>
          <GoOn />
        </div>
      )}
      <OpenOrders />
      <Dashboard steps={cards && listProfileSteps({ ...me, cards: cards.length })} />
      <HoldingsPanel />
      <Panel title={t('member-center:profile.title')}>
        {cards && <Complete me={me} cards={cards.length} />}
        {!cards && !asked.isLoadingError && <Skeleton height={150} radius={20} />}
        <ProfileForm me={me} />
      </Panel>
      <div className={css.pair}>
        <Security me={me} />
        <CardsSummary cards={cards} retry={asked.isLoadingError ? () => void asked.refetch() : undefined} />
      </div>
    </div>
  )
}

export default CenterScreen
