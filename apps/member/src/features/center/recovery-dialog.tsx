import { Button, CopyButton, Dialog } from '@moongate/ui'
import { t } from '../../text.ts'
import css from './security.module.css'

/** The recovery codes, shown once. */
export const RecoveryDialog = ({ codes, close }: { codes: readonly string[]; close: () => void }) => (
  <Dialog open title={t('member-security:recovery.title')} close={t('member:ui.close')} onClose={close}>
    <div className={css.column}>
      <p>{t('member-security:recovery.text')}</p>
      <ul className={css.codes} data-codes>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyButton text={codes.join('\n')} label={t('member:ui.copy')} done={t('member:ui.copied')} />
      <Button variant="primary" wide onClick={close}>
        {t('member-security:recovery.kept')}
      </Button>
    </div>
  </Dialog>
)
