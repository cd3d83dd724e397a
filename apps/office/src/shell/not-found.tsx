import { Button } from '@mantine/core'
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

/** A fault of ours, or a part of the page that could not be loaded. */
export const Crashed = () => {
  return (
    <main>
      <Blank alert title={t('crashed')}>
        <Button variant="default" onClick={() => location.reload()}>
          {t('reload')}
        </Button>
      </Blank>
    </main>
  )
}
