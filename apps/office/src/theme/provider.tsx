import { MantineProvider } from '@mantine/core'
import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import { LeaveQuestion } from '../dialogs/leave-question.tsx'
import { t } from '../text.ts'
import { theme } from './theme.ts'

/** The one frame around everything: theme, dialogs and notices. */
export const OfficeProvider = ({ children }: { children: ReactNode }) => {
  return (
    <MantineProvider theme={theme} forceColorScheme="dark">
      <ModalsProvider
        modalProps={{
          centered: true,
          radius: 'xl',
          closeButtonProps: { 'aria-label': t('close') },
          overlayProps: { backgroundOpacity: 0.7, color: '#05030a' },
        }}
      >
        <Notifications position="bottom-left" containerWidth={380} mb="var(--ribbon, 0px)" />
        <LeaveQuestion />
        {children}
      </ModalsProvider>
    </MantineProvider>
  )
}
