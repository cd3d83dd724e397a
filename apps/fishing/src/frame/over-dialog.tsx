import { Button, Dialog, goHome } from '@moongate/ui'
import { t } from '../text.ts'

/** Said once the page is nobody's any more. */
export const OverDialog = () => (
  <Dialog
    open
    alert
    size="s"
    title={t('over_title')}
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
