import { Icon, icons } from '@moongate/ui'
import { Alert } from '@mantine/core'
import type { Sending } from '@moongate/client/react'
import { translateCommon } from '../text.ts'

/** Says in a form what became of a thing that was not answered: it was not sent, or nobody knows and it may be sent again. */
export const Outcome = ({ state }: { state: Sending }) => {
  if (state !== 'unsent' && state !== 'unknown') return null
  return (
    <Alert role="alert" color="cinnabar" icon={<Icon d={icons.alertTriangle} size={18} />}>
      {translateCommon(state === 'unsent' ? 'common:not_sent' : 'common:unknown_booked')}
    </Alert>
  )
}
