import { IconButton } from '@moongate/ui'
import { externalLink } from '@moongate/ui/icons.gen'
import { t } from '../../text.ts'
import { Panel } from '../../widgets/panel.tsx'
import { openWindow } from '../../widgets/popup-window.ts'
import { useTitle } from '../../widgets/use-title.ts'
import { Wizard } from './wizard.tsx'

/** Deposit inside the member area. */
const DepositScreen = () => {
  useTitle(t('member-deposit:title'))
  return (
    <Panel
      level={1}
      title={t('member-deposit:title')}
      aside={
        <IconButton
          icon={externalLink}
          label={t('member-deposit:window')}
          look="well"
          onClick={() => openWindow('#/NormalDeposit', 'deposit', 1300, 960)}
        />
      }
    >
      <Wizard />
    </Panel>
  )
}

export default DepositScreen
