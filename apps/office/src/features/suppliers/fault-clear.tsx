import { Button } from '@mantine/core'
import { useSend } from '@moongate/client/react'
import { api } from '../../api/api.ts'
import { notify } from '../../api/notify.tsx'
import { t } from '../../text.ts'

/** Forgets the faults that were ordered and did not happen yet. */
export const ClearFaults = () => {
  const { state, send } = useSend('clear')
  const clear = async (): Promise<void> => {
    await send((signal) => api.games.clearFaults({}, { signal }))
    notify('good', t('faults.cleared'))
  }
  return (
    <Button variant="default" loading={state === 'sending'} onClick={() => void clear().catch(() => undefined)}>
      {t('faults.clear')}
    </Button>
  )
}
