import { Button, Text } from '@mantine/core'
import { useSend } from '@moongate/client/react'
import { useRef } from 'react'
import { api } from '../../api/api.ts'
import { notify } from '../../api/notify.tsx'
import { t } from '../../text.ts'
import { formatPictureUrl, type Draft } from './draft.rules.ts'
import css from './promotions.module.css'

type Props = { draft: Draft; change: (part: Partial<Draft>) => void }

/** The operator's own picture of an activity; it counts once the activity is saved. */
export const OwnPicture = ({ draft: { own_picture }, change }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  const { state, send } = useSend('own-picture')
  const upload = async (file: File) => {
    const { data } = await send((signal) => api.promotions.uploadPicture({}, { file, signal }))
    change({ own_picture: data.own_picture })
  }
  return (
    <fieldset className={css.own}>
      <legend>{t('promotions.own_picture')}</legend>
      {own_picture !== '' && <img src={formatPictureUrl(own_picture)} alt={t('promotions.own_picture')} />}
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept="image/png,image/jpeg,image/webp"
        aria-label={t('promotions.own_picture')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void upload(file).catch((error: unknown) => error instanceof Error && notify('bad', error.message))
          target.value = ''
        }}
      />
      <div>
        <Button variant="default" loading={state === 'sending'} onClick={() => input.current?.click()}>
          {t('promotions.own_choose')}
        </Button>
        {own_picture !== '' && (
          <Button variant="subtle" color="gray" onClick={() => change({ own_picture: '' })}>
            {t('promotions.own_remove')}
          </Button>
        )}
      </div>
      <Text size="xs" c="dimmed">
        {t('promotions.own_hint')}
      </Text>
    </fieldset>
  )
}
