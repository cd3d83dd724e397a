import { useSend } from '@moongate/client/react'
import { Badge, Button, Field, TextArea } from '@moongate/ui'
import { type FormEvent, useState } from 'react'
import { type Answer, api } from '../../api/api.ts'
import { queryClient } from '../../api/query-client.ts'
import { formatTime, t } from '../../text.ts'
import { Outcome } from '../../widgets/outcome.tsx'
import css from './team.module.css'

type Agency = Answer<'team', 'application'>['data']
const tones = { waiting: 'wait', approved: 'good', refused: 'bad' } as const

const Standing = ({ application }: { application: NonNullable<Agency['application']> }) => (
  <p className={css.standing}>
    <Badge tone={tones[application.state]}>{t(`member-team:agency.${application.state}`)}</Badge>
    <time>{formatTime(application.created_at)}</time>
    {application.reason !== '' && <span>{application.reason}</span>}
  </p>
)

/** Asks to become an agent; while that waits, how it stands. */
export const Apply = ({ agency: { application } }: { agency: Agency }) => {
  const [remark, setRemark] = useState('')
  const { state, send } = useSend(remark)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await send((signal) => api.team.apply({ reason: remark }, { signal })).catch(() => undefined)
    void queryClient.invalidateQueries({ queryKey: ['team'] })
  }
  return (
    <div className={css.screen}>
      {application && <Standing application={application} />}
      {application?.state !== 'waiting' && (
        <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
          <Field label={t('member-team:remark')} hint={t('member-team:remark_hint')}>
            <TextArea value={remark} maxLength={200} rows={3} onChange={(e) => setRemark(e.target.value)} />
          </Field>
          <Outcome state={state} />
          <Button type="submit" variant="primary" busy={state === 'sending'}>
            {t('member-team:apply')}
          </Button>
        </form>
      )}
    </div>
  )
}
