import { Icon, icons } from '@moongate/ui'
import { Alert } from '@mantine/core'
import type { Sending } from '@moongate/client/react'
import { t, translateCommon } from '../text.ts'

/** How a form stands; `outdated`: a colleague saved the same after it was opened, so it is refused however often it is sent. */
export type FormState = Sending | 'outdated'

const describe = (state: FormState): string | undefined => {
  if (state === 'outdated') return t('outdated')
  if (state === 'unsent') return translateCommon('common:not_sent')
  return state === 'unknown' ? translateCommon('common:unknown_booked') : undefined
}

/** In a form longer than the window its end is below the edge: what is said there comes into sight, with the buttons below it. */
const show = (said: HTMLElement | null): void => {
  said?.scrollIntoView({ block: 'nearest' })
}
const WITH_BUTTONS = { scrollMarginBottom: 80 }

/** Says in a form what became of a thing that was not done: it was not sent, nobody knows and it may be sent again, or it is outdated. */
export const Outcome = ({ state }: { state: FormState }) => {
  const said = describe(state)
  if (said === undefined) return null
  return (
    <Alert
      ref={show}
      style={WITH_BUTTONS}
      role="alert"
      color="cinnabar"
      icon={<Icon d={icons.alertTriangle} size={18} />}
    >
      {said}
    </Alert>
  )
}
