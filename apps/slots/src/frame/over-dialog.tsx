import { Button, Dialog, goHome } from '@moongate/ui'
import { t } from '../text.ts'

/** Nothing is played any more: why is said plainly, with the one way on. */
export const OverDialog = ({ why }: { why: 'session' | 'time' }) => (
  <Dialog
    open
    alert
    size="s"
    title={t(why === 'time' ? 'time_title' : 'over_title')}
    onClose={goHome}
    footer={
      <Button variant="primary" wide data-focus onClick={goHome}>
        {t('home')}
      </Button>
    }
  >
    <p>{t(why === 'time' ? 'time_text' : 'over_text')}</p>
  </Dialog>
)
