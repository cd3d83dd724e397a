import { Button } from '@mantine/core'
import { useSend } from '@moongate/client/react'
import { api } from '../../api/api.ts'
import { notify } from '../../api/notify.tsx'
import { type PaperFile, refreshPapers } from '../../api/papers.ts'
import { t } from '../../text.ts'
import { Outcome } from '../../widgets/outcome.tsx'
import { askDismissal } from './dismiss-form.tsx'
import css from './papers.module.css'

const describeLast = (screening: PaperFile['screening']): string => {
  if (!screening) return t('papers.not_screened')
  const { outcome, entry, asked_at } = screening
  return [t(`papers.outcomes.${outcome}`), entry, asked_at].filter(Boolean).join(' · ')
}

/** What the lists of sanctions and the check of age answered, to be asked again; what they found waits until somebody has looked. */
export const Screening = ({ file: { paper, screening } }: { file: PaperFile }) => {
  const { member_id, member_name: name } = paper
  const { state, send } = useSend(String(member_id))
  const ask = async () => {
    await send((signal) => api.papers.screen({ member_id }, { signal })).then(
      () => notify('good', t('papers.screened', { name })),
      () => undefined,
    )
    refreshPapers()
  }
  const { outcome, seen_by = '', seen_at: time } = screening ?? {}
  const waits = (outcome === 'hit' || outcome === 'underage') && !time
  return (
    <section aria-label={t('papers.screening')} className={css.screening} data-outcome={screening?.outcome}>
      <b>{t('papers.screening')}</b>
      <p>{describeLast(screening)}</p>
      {time && <p className={css.quiet}>{t('papers.seen', { name: seen_by, time })}</p>}
      <Outcome state={state} />
      <div className={css.steps}>
        <Button variant="default" loading={state === 'sending'} onClick={() => void ask()}>
          {t('papers.screen')}
        </Button>
        {screening && waits && (
          <Button variant="default" onClick={() => askDismissal({ member_id, screening_id: screening.id, name })}>
            {t('papers.dismiss')}
          </Button>
        )}
      </div>
    </section>
  )
}
