import { Button, Stack, Textarea, TextInput } from '@mantine/core'
import { modals } from '@mantine/modals'
import { fieldRules } from '@moongate/contract/fields'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { type CannedAnswer, refreshMail } from '../../api/mail.ts'
import { t } from '../../text.ts'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { useAct } from '../../widgets/use-act.ts'
import css from './mail.module.css'

const DIALOG = 'mail-answers'
const MOST = 50

type RowProps = { answer: CannedAnswer; n: number; change: (part: Partial<CannedAnswer>) => void; remove: () => void }

const Row = ({ answer: { title, content }, n, change, remove }: RowProps) => (
  <fieldset className={css.canned}>
    <legend>{t('mail.canned_one', { n })}</legend>
    <TextInput
      label={t('mail.subject')}
      maxLength={fieldRules.mail_title.max}
      value={title}
      onChange={(event) => change({ title: event.currentTarget.value })}
    />
    <Textarea
      label={t('mail.content')}
      rows={3}
      maxLength={fieldRules.mail_content.max}
      value={content}
      onChange={(event) => change({ content: event.currentTarget.value })}
    />
    <Button variant="default" onClick={remove}>
      {t('mail.drop')}
    </Button>
  </fieldset>
)

const isWhole = ({ title, content }: CannedAnswer): boolean => title.trim() !== '' && content.trim() !== ''

const AnswersForm = ({ answers }: { answers: readonly CannedAnswer[] }) => {
  const [rows, setRows] = useState<readonly CannedAnswer[]>(answers)
  const [fault, setFault] = useState(false)
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: JSON.stringify(rows),
    done: t('mail.answers_saved'),
    run: (signal) => api.mail.setAnswers({ answers: [...rows] }, { signal }),
    showFaults: () => setFault(true),
    refresh: refreshMail,
  })
  const submit = () => {
    const whole = rows.every(isWhole)
    setFault(!whole)
    if (whole) void act()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack gap={16}>
        {rows.map((answer, i) => (
          <Row
            key={i}
            answer={answer}
            n={i + 1}
            change={(part) => setRows(rows.map((one, at) => (at === i ? { ...one, ...part } : one)))}
            remove={() => setRows(rows.filter((_, at) => at !== i))}
          />
        ))}
        <Button
          variant="default"
          disabled={rows.length >= MOST}
          onClick={() => setRows([...rows, { title: '', content: '' }])}
        >
          {t('mail.add')}
        </Button>
        {fault && <p role="alert">{t('form.required')}</p>}
        <FormFoot state={state} confirm={t('mail.save')} cancel={cancel} />
      </Stack>
    </form>
  )
}

/** Asks for the canned answers, all of them in their order. */
export const askAnswers = (answers: readonly CannedAnswer[]): string =>
  modals.open({ modalId: DIALOG, title: t('mail.answers'), size: 620, children: <AnswersForm answers={answers} /> })
