import { Button, Field, Icon } from '@moongate/ui'
import { circleCheck, upload } from '@moongate/ui/icons.gen'
import { useRef, useState } from 'react'
import { api } from '../../api/api.ts'
import { t } from '../../text.ts'
import css from './deposit.module.css'
import { isReceiptAllowed } from './deposit.rules.ts'

/** A picture of the transfer, sent at once; the form carries its address. */
export const Receipt = ({ first }: { first: string }) => {
  const input = useRef<HTMLInputElement>(null)
  const [url, setUrl] = useState(first)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const send = async (file: File | undefined) => {
    if (!file) return
    if (!isReceiptAllowed(file))
      return setFault(t(file.size > 1024 * 1024 * 5 ? 'member-deposit:receipt_large' : 'member-deposit:receipt_text'))
    setFault('')
    setBusy(true)
    const answer = await api.cashier.uploadReceipt({}, { file }).catch(() => undefined)
    setBusy(false)
    setUrl(answer?.file_url ?? '')
  }
  return (
    <Field label={t('member-deposit:receipt')} hint={t('member-deposit:receipt_text')} error={fault || undefined}>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        hidden
        tabIndex={-1}
        aria-label={t('member-deposit:receipt')}
        onChange={(event) => void send(event.target.files?.[0])}
      />
      <input type="hidden" name="picture" value={url} readOnly />
      <span className={css.receipt}>
        <Button
          icon={upload}
          busy={busy}
          aria-label={`${t('member-deposit:receipt')} ${t('member-deposit:choose_file')}`}
          onClick={() => input.current?.click()}
        >
          {t('member-deposit:choose_file')}
        </Button>
        {url !== '' && (
          <output>
            <Icon d={circleCheck} size={18} />
            {t('member-deposit:receipt_done')}
          </output>
        )}
      </span>
    </Field>
  )
}
