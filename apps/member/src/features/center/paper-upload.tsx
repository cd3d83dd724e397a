import { Button, Field } from '@moongate/ui'
import { upload } from '@moongate/ui/icons.gen'
import { useRef, useState } from 'react'
import { api } from '../../api/api.ts'
import { papersQuery } from '../../api/papers-queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { t } from '../../text.ts'
import { PaperPicture } from './paper-picture.tsx'
import css from './papers.module.css'
import { findPictureFault } from './papers.rules.ts'

const reload = () => queryClient.invalidateQueries({ queryKey: papersQuery.queryKey })

/** The pictures that wait to be sent in, and the way to more of them. One after the other, so that they keep their order. */
export const PaperUpload = ({
  waiting,
  hint,
  error,
}: {
  waiting: readonly string[]
  hint: string
  error: string | undefined
}) => {
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<ReturnType<typeof findPictureFault>>()
  const take = async (files: readonly File[]) => {
    setFault(files.map(findPictureFault).find(Boolean))
    setBusy(true)
    for (const file of files) if (!findPictureFault(file)) await api.papers.upload({}, { file }).catch(() => undefined)
    await reload()
    setBusy(false)
  }
  const remove = async (id: string) => {
    await api.papers.drop({ id }).catch(() => undefined)
    await reload()
  }
  return (
    <Field
      label={t('member-security:papers.pictures')}
      hint={hint}
      error={fault ? t(`member-security:papers.${fault}`) : error}
    >
      <input
        ref={input}
        type="file"
        multiple
        accept="image/png,image/jpeg,image/webp"
        hidden
        tabIndex={-1}
        aria-label={t('member-security:papers.pictures')}
        onChange={({ target }) => {
          void take([...(target.files ?? [])])
          // Or the same file, chosen again after it was removed, would be no change.
          target.value = ''
        }}
      />
      {waiting.length > 0 && (
        <ul className={css.pictures}>
          {waiting.map((id, i) => (
            <PaperPicture key={id} id={id} n={i + 1} remove={() => void remove(id)} />
          ))}
        </ul>
      )}
      <Button icon={upload} busy={busy} onClick={() => input.current?.click()}>
        {t('member-security:papers.choose')}
      </Button>
    </Field>
  )
}
