import { useSend } from '@moongate/client/react'
import { Button, Progress, toast } from '@moongate/ui'
import { api } from '../../api/api.ts'
import type { Limit } from '../../api/protection-queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { confirmBox } from '../../popups/popups.store.ts'
import { formatTime, t } from '../../text.ts'
import { Outcome } from '../../widgets/outcome.tsx'
import { LimitAmount } from './amount.tsx'
import { computeShare } from './limit.rules.ts'
import css from './protection.module.css'

const reload = () => queryClient.invalidateQueries({ queryKey: ['protection'] })

/** What its member asked for, and from when on they can confirm it. */
const Wish = ({ limit }: { limit: Limit }) => {
  const { kind, period, wanted, ripe_at, is_ripe } = limit
  const { state, send } = useSend(`${kind} ${period}`)
  const confirm = async () => {
    const sent = await send((signal) => api.protection.confirmLimit({ kind, period }, { signal })).catch(
      () => undefined,
    )
    if (sent) toast(t('member-protection:loosened'), { tone: 'good' })
    void reload()
  }
  return (
    <div className={css.wish}>
      <p>
        {wanted === null ? t('member-protection:wish_remove') : t('member-protection:wish_raise')}{' '}
        {wanted !== null && <LimitAmount kind={kind} value={wanted} />}
      </p>
      <p className={css.note}>
        {is_ripe ? t('member-protection:ripe') : t('member-protection:waits', { time: formatTime(ripe_at ?? '') })}
      </p>
      <Outcome state={state} />
      <Button disabled={!is_ripe} busy={state === 'sending'} onClick={() => void confirm()}>
        {t('member-protection:confirm')}
      </Button>
    </div>
  )
}

/** A limit with what is used of it; taking it away waits like every loosening. */
export const LimitCard = ({ limit }: { limit: Limit }) => {
  const { kind, period, amount, used, wish } = limit
  const { state, send } = useSend(`${kind} ${period}`)
  const remove = async () => {
    const question = { title: t('member-protection:remove'), text: t('member-protection:remove_how') }
    if (!(await confirmBox(question))) return
    await send((signal) => api.protection.setLimit({ kind, period, amount: null }, { signal })).catch(() => undefined)
    void reload()
  }
  const name = `${t(`member-protection:kinds.${kind}`)}, ${t(`member-protection:periods.${period}`)}`
  return (
    <article className={css.card} aria-label={name}>
      <h2>{name}</h2>
      <p className={css.figure}>
        <strong>
          <LimitAmount kind={kind} value={amount} />
        </strong>
        <span>
          {t('member-protection:used')} <LimitAmount kind={kind} value={used} />
        </span>
      </p>
      <Progress value={computeShare(used, amount)} label={t('member-protection:used')} />
      {wish && <Wish limit={limit} />}
      <Outcome state={state} />
      {wish !== 'remove' && (
        <Button variant="link" busy={state === 'sending'} onClick={() => void remove()}>
          {t('member-protection:remove')}
        </Button>
      )}
    </article>
  )
}
