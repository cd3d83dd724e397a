import { IDENTITY_KINDS, PAPER_KINDS, PAPER_PICTURES, type PaperKind } from '@moongate/contract/papers.states'
import { useSend } from '@moongate/client/react'
import { Button, Field, Select, toast } from '@moongate/ui'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { type Papers, papersQuery } from '../../api/papers-queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { t } from '../../text.ts'
import { Outcome } from '../../widgets/outcome.tsx'
import { PaperUpload } from './paper-upload.tsx'
import css from './papers.module.css'
import { isWhole } from './papers.rules.ts'

const FIRST: PaperKind = IDENTITY_KINDS[0] ?? 'id_card'

/** Chooses a kind, takes its pictures and sends them in. The pictures wait at the server: who leaves finds them again. */
export const PapersForm = ({ papers: { waiting, asks } }: { papers: Papers }) => {
  const [chosen, choose] = useState<PaperKind>()
  const [touched, setTouched] = useState(false)
  const kind = chosen ?? asks[0]?.kind ?? FIRST
  const { state, send } = useSend(JSON.stringify([kind, waiting]))
  const counts = PAPER_PICTURES[kind]
  const is_same = counts.least === counts.most
  const missing = t(is_same ? 'member-security:papers.count_same' : 'member-security:papers.count', counts)
  const submit = async () => {
    setTouched(true)
    if (!isWhole(kind, waiting.length)) return
    const sent = await send((signal) => api.papers.submit({ kind, pictures: waiting }, { signal })).catch(
      () => undefined,
    )
    if (sent) toast(t('member-security:papers.sent'), { tone: 'good' })
    setTouched(false)
    await queryClient.invalidateQueries({ queryKey: papersQuery.queryKey })
  }
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Field label={t('member-security:papers.kind')}>
        <Select
          value={kind}
          onChange={({ target }) => choose(PAPER_KINDS.find((one) => one === target.value))}
          disabled={state === 'sending'}
        >
          {PAPER_KINDS.map((one) => (
            <option key={one} value={one}>
              {t(`member-security:papers.kinds.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <PaperUpload
        waiting={waiting}
        hint={t(is_same ? 'member-security:papers.limits_same' : 'member-security:papers.limits', counts)}
        error={touched && !isWhole(kind, waiting.length) ? missing : undefined}
      />
      <Outcome state={state} booked />
      <Button type="submit" variant="primary" size="l" busy={state === 'sending'}>
        {t('member-security:papers.send')}
      </Button>
    </form>
  )
}
