import { EmptyState, Input } from '@moongate/ui'
import { search } from '@moongate/ui/icons.gen'
import { useState } from 'react'
import { t } from '../../text.ts'
import { getMotifUrl } from '../../widgets/motif.ts'
import { Panel } from '../../widgets/panel.tsx'
import { findQuestions, HELP_STEPS, type HelpPath, QUESTIONS } from './help.rules.ts'
import css from './help.module.css'

const Steps = ({ path }: { path: HelpPath }) => (
  <Panel title={t('member-help:steps')}>
    <ol className={css.steps}>
      {HELP_STEPS[path].map(([step, motif], i) => (
        <li key={step}>
          <img src={getMotifUrl(motif)} alt="" width={72} height={72} loading="lazy" />
          <b aria-hidden>{i + 1}</b>
          <span>{t(`member-help:step.${step}`)}</span>
        </li>
      ))}
    </ol>
  </Panel>
)

const Questions = ({ path }: { path: HelpPath }) => {
  const [typed, setTyped] = useState('')
  const all = QUESTIONS.map((id) => ({
    id,
    question: t(`member-help:question.${id}`),
    answer: t(`member-help:answer.${id}`),
  }))
  const found = findQuestions(all, path, typed)
  return (
    <Panel
      title={t('member-help:questions')}
      aside={
        <Input
          type="search"
          icon={search}
          value={typed}
          placeholder={t('member-help:search')}
          aria-label={t('member-help:search')}
          onChange={(event) => setTyped(event.target.value)}
        />
      }
    >
      {found.map(({ id, question, answer }) => (
        <details key={id} className={css.question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
      {found.length === 0 && <EmptyState motif="magnifier" title={t('member-help:nothing')} />}
    </Panel>
  )
}

/** What the product itself can say to help: the way in pictures, and the questions asked most, to be searched. */
const Help = ({ path }: { path: HelpPath }) => (
  <>
    <Steps path={path} />
    <Questions key={path} path={path} />
  </>
)

export default Help
