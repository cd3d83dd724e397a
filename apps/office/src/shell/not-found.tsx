import { useComeBack } from '@moongate/client/react'
import { Button } from '@mantine/core'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { hearing } from '../api/hearing.ts'
import { t } from '../text.ts'
import { Blank } from '../widgets/list-panel.tsx'

/** An address that leads nowhere, with the way back. */
export const NotFound = () => {
  return (
    <main>
      <Blank title={t('not_found')}>
        <Button variant="default" component="a" href="#/">
          {t('to_start')}
        </Button>
      </Blank>
    </main>
  )
}

/** A fault of ours, or a part of the page that could not be loaded; what stands around it stays, and it comes back with the server. */
export const Crashed = ({ reset }: ErrorComponentProps) => {
  const tryAgain = useComeBack(hearing, reset)
  return (
    <Blank alert title={t('crashed')}>
      <Button variant="default" onClick={() => (hearing.get() === 'up' ? location.reload() : tryAgain())}>
        {t('reload')}
      </Button>
    </Blank>
  )
}
