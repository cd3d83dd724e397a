import { useQuery } from '@tanstack/react-query'
import { Button, EmptyState, Skeleton, Switch } from '@moongate/ui'
import { arrowBarToDown } from '@moongate/ui/icons.gen'
import { useState } from 'react'
import { meQuery, walletsQuery } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { Panel } from '../../widgets/panel.tsx'
import { useTitle } from '../../widgets/use-title.ts'
import { changeMode, move, recoverAll } from './moves.ts'
import { SupplierCard } from './supplier-card.tsx'
import css from './transfer.module.css'
import { TransferForm, type Way } from './transfer-form.tsx'
import { splitWallets } from './transfer.rules.ts'

const Mode = ({ on }: { on: boolean }) => {
  const [busy, setBusy] = useState(false)
  const change = async (automatic: boolean) => {
    setBusy(true)
    await changeMode(automatic)
    setBusy(false)
  }
  return (
    <div className={css.mode} aria-busy={busy}>
      <Switch checked={on} disabled={busy} onChange={(event) => void change(event.target.checked)}>
        {t('member-transfer:auto')}
      </Switch>
      <small>{t(on ? 'member-transfer:auto_text' : 'member-transfer:manual_text')}</small>
    </div>
  )
}

/** Wallets: mode on top, one transfer form, each supplier with its own buttons, one-key recovery. */
const TransferScreen = () => {
  const { data: wallets, isError, refetch } = useQuery(walletsQuery)
  const { data: me } = useQuery(meQuery)
  const [busy, setBusy] = useState(false)
  const [way, setWay] = useState<Way>({ from: 'money', to: '', round: 0 })
  useTitle(t('member-transfer:title'))
  const { own, suppliers } = splitWallets(wallets ?? [])
  const centre = own.find((wallet) => wallet.api_name === 'money')?.money ?? '0.00'
  const aim = (from: string, to: string) => setWay({ from, to, round: way.round + 1 })
  const runAlone = async (run: () => Promise<unknown>) => {
    setBusy(true)
    await run()
    setBusy(false)
  }
  return (
    <div className={css.stack}>
      <Panel
        level={1}
        title={t('member-transfer:title')}
        aside={
          <Button icon={arrowBarToDown} busy={busy} onClick={() => void runAlone(recoverAll)}>
            {t('member-transfer:recover')}
          </Button>
        }
      >
        {me && me.is_demo === 0 && <Mode on={me.is_trans_on === 1} />}
        {wallets && (
          <TransferForm
            key={way.round}
            wallets={wallets}
            way={way.to === '' ? { ...way, to: suppliers[0]?.api_name ?? '' } : way}
          />
        )}
      </Panel>
      <Panel title={t('member-transfer:suppliers')}>
        {isError && <LoadFailed retry={() => void refetch()} />}
        {!wallets && !isError && (
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
                void runAlone(() => move({ kind: 'in', api_code: wallet.api_name, money_type: 'money' }, centre))
              }
            />
          ))}
        </ul>
      </Panel>
    </div>
  )
}

export default TransferScreen
