import { useSend } from '@moongate/client/react'
import { Button, Card, Field, MoonMark, TextArea, toast } from '@moongate/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import type { Application } from '../../api/answers.ts'
import { applicationQuery } from '../../api/queries.ts'
import { writeToken } from '../../session/token.ts'
import { formatDay, t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import css from './entrance.module.css'

const ApplyForm = () => {
  const [remark, setRemark] = useState('')
  const { state, send } = useSend(remark)
  const client = useQueryClient()
  const apply = async () => {
    const { message } = await send((signal) => api.team.apply({ reason: remark }, { signal }))
    toast(message, { tone: 'good' })
    await client.invalidateQueries({ queryKey: applicationQuery.queryKey })
  }
  return (
    <form className={css.form} action={() => apply().catch(() => undefined)}>
      <Field label={t('no_agent.remark')} hint={t('no_agent.remark_hint')}>
        <TextArea rows={3} maxLength={100} value={remark} onChange={(event) => setRemark(event.target.value)} />
      </Field>
      <Button type="submit" variant="primary" size="l" wide busy={state === 'sending'}>
        {t('no_agent.apply')}
      </Button>
    </form>
  )
}

const Asked = ({ application: { state, created_at, reason } }: { application: NonNullable<Application> }) => (
  <div className={css.asked}>
    <p>{t(`no_agent.${state}`, { day: formatDay(created_at) })}</p>
    {reason !== '' && <p>{t('no_agent.reason', { reason })}</p>}
  </div>
)

/** Whoever is no agent is told so, and how to become one (R1.9). */
export const NoAgent = ({ name, is_demo }: { name: string; is_demo: boolean }) => {
  const { data, isError, refetch } = useQuery({ ...applicationQuery, enabled: !is_demo })
  return (
    <main className={css.entrance}>
      <Card className={css.card}>
        <MoonMark size={44} />
        <h1>{t('no_agent.title')}</h1>
        <p className={css.lead}>{t('no_agent.lead', { name })}</p>
        {isError && !data && <LoadFailed retry={() => void refetch()} />}
        {data?.application && <Asked application={data.application} />}
        {data && data.application?.state !== 'waiting' && <ApplyForm />}
        <Button wide onClick={() => writeToken(undefined)}>
          {t('no_agent.other')}
        </Button>
        <a className={css.aside} href="/">
          {t('entrance.site')}
        </a>
      </Card>
    </main>
  )
}
