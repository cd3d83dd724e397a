import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Button, Checklist, Dialog } from '@moongate/ui'
import { useEffect } from 'react'
import { meQuery } from '../api/queries.ts'
import { t } from '../text.ts'
import { closeWelcome } from './popups.store.ts'
import css from './register-dialog.module.css'
import { listFirstSteps } from './welcome.rules.ts'

/** What comes first for a new member: name, card, deposit. Each step opens with the focus where there is something to fill in; it goes with the first screen they choose. */
const WelcomeDialog = () => {
  const { data: me } = useQuery(meQuery)
  const { pathname } = useLocation()
  useEffect(() => {
    if (pathname !== '/Index') closeWelcome()
  }, [pathname])
  return (
    <Dialog
      open
      title={t('member-register:welcome.title')}
      close={t('member:ui.close')}
      onClose={closeWelcome}
      size="s"
    >
      <div className={css.column}>
        <p className={css.lead}>{t('member-register:welcome.text')}</p>
        <Checklist
          items={listFirstSteps(me?.realname ?? '').map(({ id, ok, href }) => ({
            id,
            ok,
            text: t(`member-register:welcome.${id}`),
            ...(href !== undefined && { href, action: t('member-register:welcome.go') }),
          }))}
          texts={{ met: t('member-register:welcome.met'), open: t('member-register:welcome.open') }}
        />
        <Button wide onClick={closeWelcome}>
          {t('member-register:welcome.later')}
        </Button>
      </div>
    </Dialog>
  )
}

export default WelcomeDialog
