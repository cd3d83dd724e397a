import { type Lang, languages } from '@moongate/i18n'
import { Select } from '@moongate/ui'
import { lang, switchLang, t } from '../text.ts'

/** The five languages, each by its own name. */
export const LanguageSwitch = () => (
  <Select aria-label={t('language')} value={lang} onChange={(event) => switchLang(event.target.value as Lang)}>
    {Object.entries(languages).map(([code, { native, html }]) => (
      <option key={code} value={code} lang={html}>
        {native}
      </option>
    ))}
  </Select>
)
