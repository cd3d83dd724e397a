import { Stack, Switch, Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { refreshMailing, type Template } from '../../api/mail.ts'
import { t } from '../../text.ts'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { useAct } from '../../widgets/use-act.ts'
import { isWhole, type Lines } from './lines.rules.ts'
import { LinesFields } from './lines.tsx'

const DIALOG = 'mailing-template'

const TemplateForm = ({ template: { kind, blanks, titles, contents, is_on, seen } }: { template: Template }) => {
  const [lines, setLines] = useState<Lines>({ titles, contents })
  const [on, setOn] = useState(is_on)
  const [fault, setFault] = useState(false)
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: JSON.stringify([lines, on]),
    done: t('mailing.saved'),
    run: (signal) => api.mail.setTemplate({ kind, ...lines, is_on: on, seen }, { signal }),
    showFaults: () => setFault(true),
    refresh: refreshMailing,
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setFault(!isWhole(lines))
        if (isWhole(lines)) void act()
      }}
    >
      <Stack gap={16}>
        <Text>{t('mailing.blanks', { blanks: blanks.map((blank) => `{{${blank}}}`).join(' ') })}</Text>
        <Switch label={t('mailing.is_on')} checked={on} onChange={(event) => setOn(event.currentTarget.checked)} />
        <LinesFields lines={lines} change={setLines} />
        {fault && <p role="alert">{t('mailing.incomplete')}</p>}
        <FormFoot state={state} confirm={t('mail.save')} cancel={cancel} />
      </Stack>
    </form>
  )
}

/** Asks how a mail of the product is to read. */
export const askTemplate = (template: Template): string =>
  modals.open({
    modalId: DIALOG,
    title: t(`mailing.kinds.${template.kind}`),
    size: 720,
    children: <TemplateForm template={template} />,
  })
