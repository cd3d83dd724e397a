import { useSend } from '@moongate/client/react'
import { Badge, Button, Money, Progress, toast, useFormatAmount } from '@moongate/ui'
import { api } from '../../api/api.ts'
import { queryClient } from '../../api/query-client.ts'
import { reloadWallets } from '../../api/refresh.ts'
import type { Bonus } from '../../api/bonus-queries.ts'
import { confirmBox } from '../../popups/popups.store.ts'
import { formatTime, t } from '../../text.ts'
import { Outcome } from '../../widgets/outcome.tsx'
import css from './bonus.module.css'
import { computeShare } from './bonus.rules.ts'
import { TermsText } from './terms.tsx'

/** Ends the bonus after a question that tells what is kept and what is lost. */
const CancelButton = ({ bonus: { id, kept, lost } }: { bonus: Bonus }) => {
  const { state, send } = useSend(id)
  const formatAmount = useFormatAmount()
  const ask = async () => {
    const yes = await confirmBox({
      title: t('member-bonus:cancel'),
      text: t('member-bonus:cancel_text', { kept: formatAmount(kept), lost: formatAmount(lost) }),
      confirm: t('member-bonus:cancel'),
      cancel: t('member-bonus:stay'),
      danger: true,
    })
    if (!yes) return
    const answer = await send((signal) => api.bonus.cancel({ id }, { signal })).catch(() => undefined)
    void queryClient.invalidateQueries({ queryKey: ['bonus'] })
    void reloadWallets()
    if (answer) toast(t('member-bonus:cancelled'), { tone: 'info' })
  }
  return (
    <div className={css.act}>
      <Button busy={state === 'sending'} onClick={() => void ask()}>
        {t('member-bonus:cancel')}
      </Button>
      <Outcome state={state} booked />
    </div>
  )
}

const Wagering = ({ bonus }: { bonus: Bonus }) => {
  const formatAmount = useFormatAmount()
  const { wagered, required, missing, expires_at, kept, lost } = bonus
  const label = t('member-bonus:progress', { wagered: formatAmount(wagered), required: formatAmount(required) })
  return (
    <>
      <Progress
        value={computeShare(bonus)}
        label={label}
        note={t('member-bonus:missing', { money: formatAmount(missing) })}
      />
      {expires_at !== null && (
        <small className={css.warn}>{t('member-bonus:expires', { time: formatTime(expires_at) })}</small>
      )}
      <p className={css.warn}>
        {t('member-bonus:withdraw_note', { kept: formatAmount(kept), lost: formatAmount(lost) })}
      </p>
    </>
  )
}

/** The bonus that is open: how far it has come, what counts, and the way out. */
export const RunningBonus = ({ bonus }: { bonus: Bonus }) => {
  const runs = bonus.state === 'running'
  return (
    <section className={css.running} aria-label={bonus.title}>
      <header>
        <h2>{bonus.title}</h2>
        <Badge tone={runs ? 'good' : 'wait'}>{t(`member-bonus:states.${bonus.state}`)}</Badge>
      </header>
      <div className={css.sum}>
        <span>{t('member-bonus:locked')}</span>
        <strong>
          <Money value={bonus.money} flash />
        </strong>
      </div>
      {runs ? <Wagering bonus={bonus} /> : <p className={css.warn}>{t('member-bonus:waiting')}</p>}
      <TermsText terms={bonus.terms} />
      <CancelButton bonus={bonus} />
    </section>
  )
}
