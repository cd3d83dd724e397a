import { Button, Stack } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { type CannedAnswer, type CannedAnswers, refreshMail } from '../../api/mail.ts'
import { t } from '../../text.ts'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { useAct } from '../../widgets/use-act.ts'
import { CannedRow } from './canned-row.tsx'

const DIALOG = 'mail-answers'
const MOST = 50

const isWhole = ({ title, content }: CannedAnswer): boolean => title.trim() !== '' && content.trim() !== ''

const AnswersForm = ({ answers, seen }: CannedAnswers) => {
  const [rows, setRows] = useState<readonly CannedAnswer[]>(answers)
  const [fault, setFault] = useState(false)
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: JSON.stringify(rows),
    done: t('mail.answers_saved'),
    run: (signal) => api.mail.setAnswers({ answers: [...rows], seen }, { signal }),
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
          <CannedRow
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
export const askAnswers = (canned: CannedAnswers): string =>
  modals.open({ modalId: DIALOG, title: t('mail.answers'), size: 620, children: <AnswersForm {...canned} /> })
