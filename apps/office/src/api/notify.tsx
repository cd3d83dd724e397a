import { Icon, icons } from '@moongate/ui'
import { notifications } from '@mantine/notifications'
import { t } from '../text.ts'

const looks = {
  good: { color: 'jade', icon: icons.check, autoClose: 4_000 },
  warn: { color: 'gold', icon: icons.alertTriangle, autoClose: false },
  bad: { color: 'cinnabar', icon: icons.alertTriangle, autoClose: 8_000 },
} as const

/** Says in the corner what became of something; a refusal stays longer, and what is to be looked at until it is closed. */
export const notify = (tone: keyof typeof looks, message: string): void => {
  const { color, icon, autoClose } = looks[tone]
  notifications.show({
    id: `${tone} ${message}`,
    message,
    color,
    icon: <Icon d={icon} size={16} />,
    autoClose,
    closeButtonProps: { 'aria-label': t('close') },
  })
}
