import { useSearch } from '@tanstack/react-router'
import { Button } from '@moongate/ui'
import { useState } from 'react'
import type { Answer } from '../../api/api.ts'
import { t } from '../../text.ts'
import { Panel } from '../../widgets/panel.tsx'
import css from './center.module.css'
import { PasswordDialog, type PasswordKind } from './password-dialog.tsx'

/** Login password and withdrawal password (R2.31). Who was sent here to set the second finds it open. */
export const Security = ({ me }: { me: Answer<'members', 'me'>['data'] }) => {
  const { focus }: { focus?: string } = useSearch({ strict: false })
  const [open, setOpen] = useState<PasswordKind | undefined>(
    focus === 'qk_pwd' && !me.has_qk_pwd ? 'qk_set' : undefined,
  )
  return (
    <Panel title={t('member-center:security.title')}>
      <div className={css.row}>
        <span>
          <b>{t('member-center:security.login')}</b>
          <small>{t('member-center:security.login_text')}</small>
        </span>
        <Button size="s" onClick={() => setOpen('login')}>
          {t('member-center:security.change')}
        </Button>
      </div>
      <div className={css.row}>
        <span>
          <b>{t('member-center:security.qk')}</b>
          <small>{t(me.has_qk_pwd ? 'member-center:security.qk_set' : 'member-center:security.qk_unset')}</small>
        </span>
        <Button
          size="s"
          variant={me.has_qk_pwd ? 'secondary' : 'primary'}
          onClick={() => setOpen(me.has_qk_pwd ? 'qk_change' : 'qk_set')}
        >
          {t(me.has_qk_pwd ? 'member-center:security.change' : 'member-center:security.set')}
        </Button>
      </div>
      {open && <PasswordDialog kind={open} close={() => setOpen(undefined)} />}
    </Panel>
  )
}
