import { Button, Skeleton } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useSend } from '@moongate/client/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { notify } from '../../api/notify.tsx'
import { maintenanceQuery, type Maintenance } from '../../api/queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { t } from '../../text.ts'
import { Outcome } from '../../widgets/outcome.tsx'
import { Page, Panel } from '../../widgets/page.tsx'
import { MaintenanceForm } from './maintenance-form.tsx'
import { type Draft, followKnown, holdKnown, isOutdated, keepSaved, toInput } from './maintenance.rules.ts'
import { MaintenancePreview } from './maintenance-preview.tsx'
import css from './maintenance.module.css'

const save = async (draft: Draft, signal: AbortSignal): Promise<Maintenance> => {
  const { data, message } = await api.policy.setMaintenance(toInput(draft), { signal })
  queryClient.setQueryData(maintenanceQuery.queryKey, data)
  notify('good', message)
  return data
}

const LoadNewer = ({ load }: { load: () => void }) => (
  <>
    <p role="alert">{t('maintenance.outdated')}</p>
    <Button variant="default" onClick={load}>
      {t('maintenance.load')}
    </Button>
  </>
)

const Desk = ({ known }: { known: Maintenance }) => {
  const [held, setHeld] = useState(() => holdKnown(known))
  const followed = followKnown(held, known)
  if (followed !== held) setHeld(followed)
  const { draft } = followed
  const outdated = isOutdated(followed, known)
  const { state, send } = useSend(JSON.stringify(draft))
  const busy = state === 'sending'
  const change = (part: Partial<Draft>) =>
    setHeld(({ begun, draft: before }) => ({ begun, draft: { ...before, ...part } }))
  const apply = (on: boolean) => {
    const next = { ...draft, on }
    // A refusal has been told already; the form keeps what was typed.
    void send((signal) => save(next, signal)).then(
      (data) => setHeld((now) => keepSaved(now, next, data)),
      () => undefined,
    )
  }
  const askToClose = () =>
    modals.openConfirmModal({
      title: t('maintenance.close'),
      children: t('maintenance.close_text'),
      labels: { confirm: t('maintenance.close'), cancel: t('cancel') },
      confirmProps: { color: 'cinnabar' },
      onConfirm: () => apply(true),
    })
  return (
    <div className={css.desk}>
      <Panel title={t(known.on ? 'maintenance.closed' : 'maintenance.open')}>
        <div className={css.form}>
          <MaintenanceForm draft={draft} known={known} change={change} />
          {outdated && <LoadNewer load={() => setHeld(holdKnown(known))} />}
          <Outcome state={state} />
          <div className={css.acts}>
            <Button variant="default" loading={busy} disabled={outdated} onClick={() => apply(known.on)}>
              {t('maintenance.save')}
            </Button>
            {known.on ? (
              <Button loading={busy} disabled={outdated} onClick={() => apply(false)}>
                {t('maintenance.reopen')}
              </Button>
            ) : (
              <Button color="cinnabar" loading={busy} disabled={outdated} onClick={askToClose}>
                {t('maintenance.close')}
              </Button>
            )}
          </div>
        </div>
      </Panel>
      <MaintenancePreview draft={draft} usual={known.usual} />
    </div>
  )
}

/** Takes the site off for maintenance and brings it back (R8.1), with what visitors will see beside the form. */
export const MaintenanceScreen = () => {
  const { data, isError, refetch } = useQuery(maintenanceQuery)
  return (
    <Page title={t('nav.maintenance')}>
      {isError && (
        <Panel title={t('load_failed')}>
          <Button onClick={() => void refetch()}>{t('retry')}</Button>
        </Panel>
      )}
      {!data && !isError && <Skeleton height={420} radius={16} />}
      {data && <Desk known={data} />}
    </Page>
  )
}
