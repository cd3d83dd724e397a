import { useSearch } from '@tanstack/react-router'
import { IconButton } from '@moongate/ui'
import { externalLink } from '@moongate/ui/icons.gen'
import { t } from '../../text.ts'
import { OpenOrders } from '../../widgets/open-orders.tsx'
import { Panel } from '../../widgets/panel.tsx'
import { openWindow } from '../../widgets/popup-window.ts'
import { useTitle } from '../../widgets/use-title.ts'
import css from './deposit.module.css'
import { Wizard } from './wizard.tsx'

/** Deposit inside the member area. */
const DepositScreen = () => {
  const search: { order?: string } = useSearch({ strict: false })
  useTitle(t('member-deposit:title'))
  return (
    <div className={css.stack}>
      <OpenOrders shown={search.order} />
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
    </div>
  )
}

export default DepositScreen
