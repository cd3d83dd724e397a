import { useQuery } from '@tanstack/react-query'
import { Checklist, Skeleton } from '@moongate/ui'
import { cardsQuery, meQuery } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { buildWayTo } from '../../widgets/go-on.rules.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { OpenOrders } from '../../widgets/open-orders.tsx'
import { Panel } from '../../widgets/panel.tsx'
import { HoldingsPanel } from '../../widgets/holdings-panel.tsx'
import { useTitle } from '../../widgets/use-title.ts'
import { StatusStep } from './status-step.tsx'
import { useWithdrawAt } from './use-withdraw-at.ts'
import css from './withdraw.module.css'
import { listConditions } from './withdraw.rules.ts'
import { WithdrawForm } from './withdraw-form.tsx'

/** Withdrawal: what is missing first, then the form, then the order as it moves on (R5.11, R8.4). */
const WithdrawScreen = () => {
  const me = useQuery(meQuery)
  const cards = useQuery(cardsQuery)
  const { at, go } = useWithdrawAt()
  useTitle(t('member-withdraw:title'))
  if (me.isLoadingError || cards.isLoadingError)
    return (
      <LoadFailed
        retry={() => {
          void me.refetch()
          void cards.refetch()
        }}
      />
    )
  if (!me.data || !cards.data)
    return (
      <Panel level={1} title={t('member-withdraw:title')}>
        <Skeleton height={320} radius={20} />
      </Panel>
    )
  const needed = listConditions({ ...me.data, cards: cards.data.length })
  const missing = needed.find((condition) => !condition.ok)
  return (
    <div className={css.stack}>
      <OpenOrders shown={at.step === 'order' ? at.bill_no : undefined} />
      {at.step !== 'order' && <HoldingsPanel />}
      <Panel level={1} title={t('member-withdraw:title')}>
        {missing && at.step !== 'order' && (
          <div className={css.stack}>
            <p className={css.warn} role="alert">
              {t(`member-withdraw:miss_${missing.id}`)}
            </p>
            <h2 className={css.sub}>{t('member-withdraw:ready')}</h2>
            <Checklist
              items={needed.map(({ id, ok }) => ({
                id,
                ok,
                text: t(`member-withdraw:need_${id}`),
                href: buildWayTo(id, '/Member/Withdraw'),
                action: t('member-withdraw:go'),
              }))}
              texts={{ met: t('member-withdraw:met'), open: t('member-withdraw:open') }}
            />
          </div>
        )}
        {!missing && at.step !== 'order' && (
          <WithdrawForm me={me.data} cards={cards.data} is_asking={at.step === 'confirm'} go={go} />
        )}
        {at.step === 'order' && <StatusStep bill_no={at.bill_no} again={() => go({ step: 'form' })} />}
      </Panel>
    </div>
  )
}

export default WithdrawScreen
