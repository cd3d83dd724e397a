import { Button, Field } from '@moongate/ui'
import { upload } from '@moongate/ui/icons.gen'
import { useRef, useState } from 'react'
import { api } from '../../api/api.ts'
import { t } from '../../text.ts'
import css from './deposit.module.css'
import { drawLikeness } from './likeness.ts'
import { findPictureFault, type Picture } from './picture.rules.ts'
import { SentPicture } from './sent-picture.tsx'
import { useBroughtFile } from './use-brought-file.ts'

/** A picture of the transfer, chosen, pasted or dropped; sent at once, the form carries its address. The last one counts. */
export const Receipt = ({
  picture,
  busy,
  setBusy,
  onPicture,
}: {
  picture: Picture | undefined
  /** One is on its way. */
  busy: boolean
  setBusy: (busy: boolean) => void
  onPicture: (picture: Picture | undefined) => void
}) => {
  const input = useRef<HTMLInputElement>(null)
  const turn = useRef(0)
  const [fault, setFault] = useState<ReturnType<typeof findPictureFault>>()
  const send = async (file: File) => {
    const wrong = findPictureFault(file)
    setFault(wrong)
    if (wrong) return
    const own = ++turn.current
    setBusy(true)
    const [answer, likeness] = await Promise.all([
      api.cashier.uploadReceipt({}, { file }).catch(() => undefined),
      drawLikeness(file),
    ])
    if (own !== turn.current) return
    setBusy(false)
    if (answer) onPicture({ url: answer.file_url, name: file.name, likeness })
  }
  const dragged = useBroughtFile((file) => void send(file))
  const words = { kind: t('member-deposit:receipt_text'), large: t('member-deposit:receipt_large') }
  return (
    <Field
      label={t('member-deposit:receipt')}
      hint={dragged ? t('member-deposit:receipt_drop') : t('member-deposit:receipt_text')}
      error={fault && words[fault]}
    >
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        hidden
        tabIndex={-1}
        aria-label={t('member-deposit:receipt')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void send(file)
          // Or the same file, chosen again after it was removed, would be no change.
          target.value = ''
        }}
      />
      <input type="hidden" name="picture" value={picture?.url ?? ''} readOnly />
      <span className={css.receipt} data-dragged={dragged || undefined}>
        {picture && !busy && <SentPicture picture={picture} remove={() => onPicture(undefined)} />}
        <Button
          icon={upload}
          busy={busy}
          aria-label={`${t('member-deposit:receipt')} ${t('member-deposit:choose_file')}`}
          onClick={() => input.current?.click()}
        >
          {t('member-deposit:choose_file')}
        </Button>
      </span>
    </Field>
  )
}
