import { Button } from '@mantine/core'
import { useSend } from '@moongate/client/react'
import { useRef } from 'react'
import { api } from '../../api/api.ts'
import { type Payee, refreshChannels } from '../../api/channels.ts'
import { notify } from '../../api/notify.tsx'
import { t } from '../../text.ts'
import css from './channels.module.css'

/** The picture that members scan; it counts as soon as it is chosen. */
export const PayeeCode = ({ payee }: { payee: Payee }) => {
  const input = useRef<HTMLInputElement>(null)
  const { state, send } = useSend(`code-${payee.id}`)
  const upload = async (file: File) => {
    await send((signal) => api.channels.setPayeeCode({ id: payee.id }, { file, signal }))
    notify('good', t('channels.payees.code_done'))
    refreshChannels()
  }
  return (
    <fieldset>
      <legend className={css.legend}>{t('channels.payees.code')}</legend>
      <div className={css.code}>
        {payee.qrcode.startsWith('data:image/') && <img src={payee.qrcode} alt="" width={72} height={72} />}
        <input
          ref={input}
          type="file"
          hidden
          tabIndex={-1}
          accept="image/png,image/jpeg,image/webp"
          aria-label={t('channels.payees.code')}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void upload(file).catch(() => undefined)
            target.value = ''
          }}
        />
        <Button variant="default" loading={state === 'sending'} onClick={() => input.current?.click()}>
          {t('channels.payees.code_choose')}
        </Button>
        <small>{t('channels.payees.code_hint')}</small>
      </div>
    </fieldset>
  )
}
