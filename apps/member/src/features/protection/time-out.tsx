import { useQuery } from '@tanstack/react-query'
import { EXCLUSION_SPANS, type ExclusionSpan } from '@moongate/contract/protection.states'
import { useSend } from '@moongate/client/react'
import { Button, Checkbox, Skeleton } from '@moongate/ui'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { type Protection, protectionQuery } from '../../api/protection-queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { confirmBox } from '../../popups/popups.store.ts'
import { formatTime, t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { Outcome } from '../../widgets/outcome.tsx'
import css from './protection.module.css'

const TIME_OUTS = EXCLUSION_SPANS.slice(0, 6)
const EXCLUSIONS = EXCLUSION_SPANS.slice(6)
/** Chosen already where a break is offered. */
const OFFERED = '24h'

const Holding = ({ exclusion }: { exclusion: NonNullable<Protection['exclusion']> }) => (
  <output className={css.holds}>
    {exclusion.until === null
      ? t('member-protection:holds_ever')
      : t('member-protection:holds_until', { time: formatTime(exclusion.until) })}
  </output>
)

type Choice = { span: ExclusionSpan | undefined; choose: (span: ExclusionSpan) => void }

const Spans = ({
  title,
  text,
  spans,
  span,
  choose,
}: Choice & { title: string; text: string; spans: readonly ExclusionSpan[] }) => (
  <fieldset className={css.spans}>
    <legend>{title}</legend>
    <p className={css.note}>{text}</p>
    {spans.map((one) => (
      <Checkbox key={one} kind="radio" name="span" checked={span === one} onChange={() => choose(one)}>
        {t(`member-protection:spans.${one}`)}
      </Checkbox>
    ))}
  </fieldset>
)

/** A time-out or an exclusion: it begins at once, ends the session, and cannot be taken back. */
export const TimeOut = () => {
  const { data, isLoadingError, refetch } = useQuery(protectionQuery)
  const [chosen, setSpan] = useState<ExclusionSpan>()
  const span = chosen ?? (data?.is_offered && !data.exclusion ? OFFERED : undefined)
  const { state, send } = useSend(span ?? '')
  if (isLoadingError) return <LoadFailed retry={() => void refetch()} />
  if (!data) return <Skeleton height={260} radius={20} />
  const begin = async () => {
    if (!span) return
    const text = t('member-protection:sure', { span: t(`member-protection:spans.${span}`) })
    if (!(await confirmBox({ title: t('member-protection:begin'), text, danger: true }))) return
    await send((signal) => api.protection.exclude({ span }, { signal })).catch(() => undefined)
    // The session is over now: the next call says so and why.
    void queryClient.invalidateQueries()
  }
  const choice = { span, choose: setSpan }
  return (
    <>
      {data.exclusion && <Holding exclusion={data.exclusion} />}
      <p className={css.note}>{t('member-protection:time_out_how')}</p>
      <div className={css.two}>
        <Spans
          {...choice}
          spans={TIME_OUTS}
          title={t('member-protection:time_out')}
          text={t('member-protection:time_out_text')}
        />
        <Spans
          {...choice}
          spans={EXCLUSIONS}
          title={t('member-protection:exclusion')}
          text={t('member-protection:exclusion_text')}
        />
      </div>
      <Outcome state={state} />
      <Button variant="danger" size="l" disabled={!span} busy={state === 'sending'} onClick={() => void begin()}>
        {t('member-protection:begin')}
      </Button>
    </>
  )
}
