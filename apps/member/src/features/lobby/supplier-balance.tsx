import { useSend } from '@moongate/client/react'
import { useQuery } from '@tanstack/react-query'
import { Badge, Button, IconButton, Money, useFormatAmount } from '@moongate/ui'
import { refresh } from '@moongate/ui/icons.gen'
import { walletsQuery } from '../../api/queries.ts'
import { parseMinor } from '../../forms/amount.rules.ts'
import { useSession } from '../../session/session.store.ts'
import { useIsDemo } from '../../session/use-is-demo.ts'
import { formatTime, t } from '../../text.ts'
import { useMoneyHidden } from '../../widgets/hidden-money.ts'
import { move, refreshOne, type Wallet } from '../../widgets/moves.ts'
import { Outcome } from '../../widgets/outcome.tsx'
import { recoverAll } from '../../widgets/recover.ts'
import css from './lobby.module.css'

const Figure = ({ wallet, title, busy, ask }: { wallet: Wallet; title: string; busy: boolean; ask: () => void }) => {
  const hidden = useMoneyHidden()
  return (
    <>
      <div className={css.line}>
        <small>{t('member-lobby:balance', { name: title })}</small>
        <IconButton icon={refresh} spin={busy} label={t('member-transfer:refresh', { name: title })} onClick={ask} />
      </div>
      <div className={css.line}>
        <b className={css.figure}>
          <Money value={wallet.money} flash hidden={hidden} hiddenLabel={t('member:wallet.hidden')} />
        </b>
        {wallet.state === 'pending' && <Badge tone="wait">{t('member-transfer:transit')}</Badge>}
      </div>
      {wallet.state === 'unavailable' && (
        <small className={css.stale}>
          {t('member-transfer:unavailable')} · {formatTime(wallet.as_of)}
        </small>
      )}
    </>
  )
}

/**
 * The member's money at one supplier: all of it in, all of it out, and everything home from everywhere (R4.11-R4.13). Nothing goes
 * into one that is `closed`.
 */
export const SupplierBalance = ({ api_code, title, closed }: { api_code: string; title: string; closed: boolean }) => {
  const logged_in = useSession((s) => s.token !== null)
  const demo = useIsDemo()
  const { data: wallets } = useQuery({ ...walletsQuery, enabled: logged_in && !demo })
  const formatAmount = useFormatAmount()
  const { state, send } = useSend()
  const wallet = wallets?.find((one) => one.api_name === api_code)
  const centre = wallets?.find((one) => one.api_name === 'money')?.money ?? '0.00'
  if (!wallet || !logged_in || demo) return null
  const busy = state === 'sending'
  const run = (call: (signal: AbortSignal) => Promise<unknown>) => void send(call).catch(() => undefined)
  return (
    <section className={css.balance} aria-label={t('member-lobby:balance', { name: title })}>
      <Figure wallet={wallet} title={title} busy={busy} ask={() => run(() => refreshOne(api_code))} />
      <Outcome state={state} booked />
      <div className={css.moves}>
        <Button
          size="s"
          variant="primary"
          disabled={busy || closed || parseMinor(centre) === undefined}
          onClick={() => run((signal) => move({ kind: 'in', api_code, money_type: 'money' }, centre, signal))}
        >
          {t('member-transfer:all_in')}
        </Button>
        <Button
          size="s"
          disabled={busy || parseMinor(wallet.money) === undefined}
          onClick={() => run((signal) => move({ kind: 'out', api_code }, wallet.money, signal))}
        >
          {t('member-transfer:out')}
        </Button>
      </div>
      <Button size="s" wide busy={busy} onClick={() => run((signal) => recoverAll(signal, formatAmount))}>
        {t('member-money:holdings.recover')}
      </Button>
    </section>
  )
}
