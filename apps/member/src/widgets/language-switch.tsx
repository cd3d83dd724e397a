import { keepChoice, languages, type Lang } from '@moongate/i18n'
import { alertBox } from '../popups/popups.store.ts'
import { lang, t } from '../text.ts'
import css from './language-switch.module.css'

const TIP_MS = 1200

/** Stores the choice, says so, and loads the page anew (R1.10). */
const switchTo = async (chosen: Lang): Promise<void> => {
  if (chosen === lang) return
  keepChoice(chosen)
  const tip = alertBox(
    t('member:header.language_switched', { language: languages[chosen].native }),
    t('member:ui.tip'),
    'success',
  )
  await Promise.race([tip, new Promise((resolve) => setTimeout(resolve, TIP_MS))])
  location.reload()
}

/** The five languages, each by its own name. */
export const LanguageSwitch = () => (
  <label className={css.switch}>
    <span className={css.hidden}>{t('member:header.language')}</span>
    <select value={lang} onChange={(event) => void switchTo(event.target.value as Lang)}>
      {Object.entries(languages).map(([code, { native, html }]) => (
        <option key={code} value={code} lang={html}>
          {native}
        </option>
      ))}
    </select>
  </label>
)

/** The same as a row of buttons, for the gate. */
export const LanguageRow = ({ label }: { label: string }) => (
  <fieldset className={css.row} aria-label={label}>
    {Object.entries(languages).map(([code, { native, html }]) => (
      <button
        key={code}
        type="button"
        lang={html}
        aria-pressed={code === lang}
        onClick={() => void switchTo(code as Lang)}
      >
        {native}
      </button>
    ))}
  </fieldset>
)
