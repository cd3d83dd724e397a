import { t } from '../../text.ts'
import { Panel } from '../../widgets/panel.tsx'
import { useTitle } from '../../widgets/use-title.ts'
import css from './deposit.module.css'
import { Wizard } from './wizard.tsx'

/** The same wizard in a window of its own (R2.8). */
const OwnWindowScreen = () => {
  useTitle(t('member-deposit:title'))
  return (
    <main className={css.window}>
      <Panel level={1} title={t('member-deposit:title')}>
        <Wizard />
      </Panel>
    </main>
  )
}

export default OwnWindowScreen
