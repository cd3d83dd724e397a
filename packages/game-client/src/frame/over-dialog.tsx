import { Button, Dialog, goHome } from '@moongate/ui'
import { translate } from '../texts.ts'

/** Nothing is played any more: why, what becomes of what was staked, and the one way on. */
export const OverDialog = ({ title = translate('over_title'), text }: { title?: string; text: string }) => (
  <Dialog
    open
    alert
    size="s"
    title={title}
    onClose={goHome}
    footer={
      <Button variant="primary" wide data-focus onClick={goHome}>
        {translate('home')}
      </Button>
    }
  >
    <p>{text}</p>
  </Dialog>
)
