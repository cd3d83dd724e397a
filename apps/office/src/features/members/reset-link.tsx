import { Stack, Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import { t } from '../../text.ts'
import { CopyField } from '../../widgets/copy.tsx'

export type Reset = { token: string; expires_at: string }

/** The member site beside the office, and the screen that sets a new password. */
const buildLink = (token: string): string => new URL(`/#/ResetPassword?token=${token}`, location.origin).href

/** Shows a one-time link; nobody can read it again. */
export const showLink = ({ token, expires_at }: Reset): string =>
  modals.open({
    title: t('account.link'),
    size: 560,
    children: (
      <Stack gap={16}>
        <Text>{t('account.link_text', { time: expires_at })}</Text>
        <CopyField label={t('account.link')} value={buildLink(token)} />
      </Stack>
    ),
  })
