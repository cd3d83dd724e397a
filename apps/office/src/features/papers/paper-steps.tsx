import { Button } from '@mantine/core'
import { useSend } from '@moongate/client/react'
import { OPEN_PAPER } from '@moongate/contract/papers.states'
import { api } from '../../api/api.ts'
import { notify } from '../../api/notify.tsx'
import { type PaperRow, refreshPapers } from '../../api/papers.ts'
import { t } from '../../text.ts'
import { Outcome } from '../../widgets/outcome.tsx'
import { askAcceptance } from './accept-form.tsx'
import css from './papers.module.css'
import { askRefusal } from './refuse-form.tsx'

/** What can be done with a paper: take it; then accept it, refuse it or let it go. Somebody else's is theirs. */
export const PaperSteps = ({ paper }: { paper: PaperRow }) => {
  const { id, member_name: name, state: stands, claim } = paper
  const { state, send } = useSend(id)
  if (!OPEN_PAPER.some((open) => open === stands)) return null
  if (claim && !claim.mine) return <p className={css.quiet}>{t('claim.by', { name: claim.by })}</p>
  const press = async (call: (signal: AbortSignal) => Promise<unknown>, done: string) => {
    await send(call).then(
      () => notify('good', done),
      () => undefined,
    )
    refreshPapers()
  }
  const busy = state === 'sending'
  if (!claim)
    return (
      <>
        <p className={css.quiet}>{t('papers.take_first')}</p>
        <Outcome state={state} />
        <Button
          loading={busy}
          onClick={() => void press((signal) => api.papers.take({ id }, { signal }), t('papers.taken', { name }))}
        >
          {t('papers.take')}
        </Button>
      </>
    )
  return (
    <>
      <Outcome state={state} />
      <div className={css.steps}>
        <Button onClick={() => askAcceptance(paper)}>{t('papers.accept')}</Button>
        <Button variant="danger" onClick={() => askRefusal(paper)}>
          {t('papers.refuse')}
        </Button>
        <Button
          variant="default"
          loading={busy}
          onClick={() => void press((signal) => api.papers.release({ id }, { signal }), t('papers.released', { name }))}
        >
          {t('papers.release')}
        </Button>
      </div>
    </>
  )
}
