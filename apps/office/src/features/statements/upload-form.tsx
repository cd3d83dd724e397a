import { Button, Select, Stack } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../../api/api.ts'
import { channelsQuery } from '../../api/channels.ts'
import { refreshStatements, type Uploaded } from '../../api/statements.ts'
import { t } from '../../text.ts'
import { FormFoot } from '../../widgets/form-foot.tsx'
import { type Told, useAct } from '../../widgets/use-act.ts'
import css from './statements.module.css'

const DIALOG = 'statement'

/** What of a file was read, and that something was not. */
const describeUpload = ({ rows, added, unread }: Uploaded): Told => {
  if (rows === 0 && unread === 0) return { tone: 'warn', text: t('statements.uploaded_none') }
  const counts = { added, known: rows - added, unread }
  return unread > 0
    ? { tone: 'warn', text: t('statements.uploaded_unread', counts) }
    : { tone: 'good', text: t('statements.uploaded', counts) }
}

const UploadForm = () => {
  const { data } = useQuery(channelsQuery)
  const input = useRef<HTMLInputElement>(null)
  const [payee, setPayee] = useState<string | null>(null)
  const [file, setFile] = useState<File>()
  const [fault, setFault] = useState<string>()
  const { state, act, cancel } = useAct({
    dialog: DIALOG,
    content: `${payee} ${file?.name} ${file?.size} ${file?.lastModified}`,
    run: (signal) => api.statements.uploadStatement({ id: Number(payee) }, { signal, ...(file && { file }) }),
    done: ({ data: told }) => describeUpload(told),
    showFaults: () => undefined,
    refresh: refreshStatements,
  })
  const accounts = data?.channels.flatMap(({ title, payees }) =>
    payees.map(({ id, payee_account }) => ({ value: String(id), label: `${title} · ${payee_account}` })),
  )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (payee === null || !file) setFault(t('statements.file_missing'))
        else void act()
      }}
    >
      <Stack gap={16}>
        <p className={css.note}>{t('statements.upload_lead')}</p>
        <Select
          label={t('statements.account')}
          searchable
          data={accounts ?? []}
          value={payee}
          error={fault}
          onChange={(chosen) => {
            setPayee(chosen)
            setFault(undefined)
          }}
        />
        <div className={css.file}>
          <input
            ref={input}
            type="file"
            hidden
            tabIndex={-1}
            accept=".csv,.txt,text/csv"
            aria-label={t('statements.file')}
            onChange={({ target }) => {
              setFile(target.files?.[0])
              setFault(undefined)
            }}
          />
          <Button variant="default" onClick={() => input.current?.click()}>
            {t('statements.file_choose')}
          </Button>
          <span>{file?.name}</span>
        </div>
        <FormFoot state={state} confirm={t('statements.upload')} cancel={cancel} />
      </Stack>
    </form>
  )
}

/** Asks for the statement of an account. */
export const askUpload = (): string =>
  modals.open({ modalId: DIALOG, title: t('statements.upload'), size: 560, children: <UploadForm /> })
