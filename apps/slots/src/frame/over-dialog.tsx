import { Button, Dialog } from '@moongate/ui'
import { t } from '../text.ts'
import { goHome } from './home.ts'

/** The session is over: said plainly, with the one way on. */
export const OverDialog = ({ title }: { title: string }) => (
  <Dialog
    open
    alert
    size="s"
    title={title}
    onClose={goHome}
    footer={
      <Button variant="primary" wide data-focus onClick={goHome}>
        {t('home')}
      </Button>
    }
  >
    <p>{t('over_text')}</p>
  </Dialog>
)
