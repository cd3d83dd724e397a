import { Select } from '@mantine/core'
import { type Lang, languages, parseLang } from '@moongate/i18n'
import { listNames } from '@moongate/contract/states'
import { MaintenanceNotice } from '@moongate/ui'
import { useState } from 'react'
import { lang as own, t } from '../../text.ts'
import { Panel } from '../../widgets/page.tsx'
import css from './maintenance.module.css'
import { chooseMessage, type Draft } from './maintenance.rules.ts'

/** What visitors will see, language by language, before anything is switched. */
export const MaintenancePreview = ({ draft, usual }: { draft: Draft; usual: Record<Lang, string> }) => {
  const [lang, setLang] = useState<Lang>(own)
  return (
    <Panel title={t('maintenance.preview')}>
      <div className={css.form}>
        <Select
          allowDeselect={false}
          aria-label={t('language')}
          data={listNames(languages).map((value) => ({ value, label: languages[value].native }))}
          value={lang}
          onChange={(chosen) => setLang(parseLang(chosen))}
        />
        <MaintenanceNotice
          preview
          title={t('maintenance.title')}
          message={chooseMessage(draft.message, usual, lang)}
          {...(draft.redirect !== '' && { note: t('maintenance.goes_to', { address: draft.redirect }) })}
        />
      </div>
    </Panel>
  )
}
