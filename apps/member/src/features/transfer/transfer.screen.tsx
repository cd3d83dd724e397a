import { useSend } from '@moongate/client/react'
import { useQuery } from '@tanstack/react-query'
import { buildButtonClass, Button, EmptyState, Skeleton, Switch, useFormatAmount } from '@moongate/ui'
import { arrowBarToDown } from '@moongate/ui/icons.gen'
import { useState } from 'react'
import { meQuery, walletsQuery } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { recoverAll } from '../../widgets/recover.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { Outcome } from '../../widgets/outcome.tsx'
import { Panel } from '../../widgets/panel.tsx'
import { useTitle } from '../../widgets/use-title.ts'
import { changeMode, move } from '../../widgets/moves.ts'
import { SupplierCard } from './supplier-card.tsx'
import css from './transfer.module.css'
import { TransferForm, type Way } from './transfer-form.tsx'
import { splitWallets } from './transfer.rules.ts'

const Mode = ({ on }: { on: boolean }) => {
  const { state, send } = useSend()
  const busy = state === 'sending'
  const change = (automatic: boolean) => void send((signal) => changeMode(automatic, signal)).catch(() => undefined)
  return (
    <div className={css.mode} aria-busy={busy}>
      <Switch checked={on} disabled={busy} onChange={(event) => change(event.target.checked)}>
        {t('member-transfer:auto')}
      </Switch>
      <small>{t(on ? 'member-transfer:auto_text' : 'member-transfer:manual_text')}</small>
      <Outcome state={state} />
    </div>
  )
}

/** A trial account has nothing to move: a form could only be refused (R6.3). */
const Trial = () => (
  <Panel level={1} title={t('member-transfer:title')}>
    <EmptyState
      motif="castle"
      title={t('member-transfer:demo')}
      action={
        <a className={buildButtonClass({ variant: 'primary' })} href="#/Lottery">
          {t('member:home.category.lottery')}
        </a>
      }
    />
  </Panel>
)

/** Wallets: mode on top, one transfer form, each supplier with its own buttons, one-key recovery. */
const TransferScreen = () => {
  const { data: wallets, isLoadingError, refetch } = useQuery(walletsQuery)
  const { data: me } = useQuery(meQuery)
  const alone = useSend()
  const formatAmount = useFormatAmount()
  const busy = alone.state === 'sending'
  const [way, setWay] = useState<Way>({ from: 'money', to: '', round: 0 })
  useTitle(t('member-transfer:title'))
  const { own, suppliers } = splitWallets(wallets ?? [])
  const centre = own.find((wallet) => wallet.api_name === 'money')?.money ?? '0.00'
  const aim = (from: string, to: string) => setWay({ from, to, round: way.round + 1 })
  const runAlone = (run: (signal: AbortSignal) => Promise<unknown>) => void alone.send(run).catch(() => undefined)
  if (me?.is_demo === 1) return <Trial />
  return (
    <div className={css.stack}>
      <Panel
        level={1}
        title={t('member-transfer:title')}
        aside={
          <Button
            icon={arrowBarToDown}
            busy={busy}
            onClick={() => runAlone((signal) => recoverAll(signal, formatAmount))}
          >
            {t('member-money:holdings.recover')}
          </Button>
        }
      >
        <Outcome state={alone.state} booked />
        {me && <Mode on={me.is_trans_on === 1} />}
        {wallets && (
          <TransferForm
            key={way.round}
            wallets={wallets}
            way={way.to === '' ? { ...way, to: suppliers[0]?.api_name ?? '' } : way}
          />
        )}
      </Panel>
      <Panel title={t('member-transfer:suppliers')}>
        {isLoadingError && <LoadFailed retry={() => void refetch()} />}
        {!wallets && !isLoadingError && (
          <div className={css.grid}>
            <Skeleton height={150} radius={20} />
            <Skeleton height={150} radius={20} />
          </div>
        )}
        {wallets && suppliers.length === 0 && <EmptyState motif="castle" title={t('member-transfer:no_suppliers')} />}
        <ul className={css.grid}>
          {suppliers.map((wallet) => (
            <SupplierCard
              key={wallet.api_name}
              wallet={wallet}
              busy={busy}
              centre={centre}
              takeIn={() => aim('money', wallet.api_name)}
              takeOut={() => aim(wallet.api_name, 'money')}
              allIn={() =>
                runAlone((signal) =>
                  move({ kind: 'in', api_code: wallet.api_name, money_type: 'money' }, centre, signal),
                )
              }
            />
          ))}
        </ul>
      </Panel>
    </div>
  )
}

export default TransferScreen
