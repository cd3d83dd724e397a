import { Icon, icons } from '@moongate/ui'
import { notifications } from '@mantine/notifications'
import { t } from '../text.ts'

const looks = {
  good: { color: 'jade', icon: icons.check },
  bad: { color: 'cinnabar', icon: icons.alertTriangle },
} as const

/** Says in the corner what became of something; a refusal stays longer. */
export const notify = (tone: keyof typeof looks, message: string): void => {
  const { color, icon } = looks[tone]
  notifications.show({
    id: `${tone} ${message}`,
    message,
    color,
    icon: <Icon d={icon} size={16} />,
    autoClose: tone === 'good' ? 4_000 : 8_000,
    closeButtonProps: { 'aria-label': t('close') },
  })
}
