import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Button, Spinner, Timeline, useFormatAmount } from '@moongate/ui'
import { useMemo } from 'react'
import { configsQuery } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { openService } from '../../widgets/popup-window.ts'
import { useElapsed } from '../../widgets/use-elapsed.ts'
import { useTitle } from '../../widgets/use-title.ts'
import { type Progress, readAsked, listMarks, type StepId } from './launch.rules.ts'
import css from './launch.module.css'
import { type Moved, useLaunch } from './use-launch.ts'

const SLOW_S = 10
const titles = { read: 'member-launch:read', move: 'member-launch:move', open: 'member-launch:open' } as const

const useNote = (moved: Moved | undefined, progress: Progress | undefined) => {
  const formatAmount = useFormatAmount()
  if (progress?.step === 'home') return t('member-launch:home')
  if (progress) return t('member-launch:moving', { money: formatAmount(progress.money) })
  if (!moved) return undefined
  if (moved.kind === 'moved') return t('member-launch:moved', { money: formatAmount(moved.money) })
  return t(
    { none: 'member-launch:nothing', manual: 'member-launch:manual', pending: 'member-launch:pending' }[
      moved.kind
    ] as 'member-launch:nothing',
  )
}

/** The waiting page of a supplier's window (R2.10). */
const LaunchScreen = () => {
  const search = useSearch({ strict: false }) as Record<string, unknown>
  const { data: configs } = useQuery(configsQuery)
  const game = useMemo(() => readAsked(search), [search])
  const { at, moved, progress, retry, open } = useLaunch(game)
  const elapsed = useElapsed(at.state === 'busy')
  const note = useNote(moved, progress)
  useTitle(t('member-launch:title'))
  const notes: Partial<Record<StepId, string | undefined>> = { move: note }
  const failed = at.state === 'failed'
  return (
    <main className={css.page}>
      <Spinner size={120} label={failed ? '' : t('member-launch:title')} />
      <h1>{t(failed ? 'member-launch:failed' : 'member-launch:title')}</h1>
      <p>{!failed && t('member-launch:text')}</p>
      <div className={css.steps} aria-live="polite">
        <Timeline
          label={t('member-launch:steps')}
          items={listMarks(at).map((mark) => ({ ...mark, title: t(titles[mark.id]), note: notes[mark.id] }))}
        />
      </div>
      <div className={css.acts}>
        {failed && game && (
          <Button variant="primary" onClick={retry}>
            {t('member-launch:retry')}
          </Button>
        )}
        {failed && game && at.step === 'move' && <Button onClick={open}>{t('member-launch:skip')}</Button>}
        <Button onClick={() => close()}>{t('member-launch:cancel')}</Button>
      </div>
      {elapsed >= SLOW_S && configs?.service_link && (
        <Button variant="link" onClick={() => openService(configs.service_link)}>
          {t('member-launch:slow')}
        </Button>
      )}
    </main>
  )
}

export default LaunchScreen
