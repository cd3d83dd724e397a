import { Textarea, TextInput } from '@mantine/core'
import { LANGS } from '@moongate/contract/langs'
import { fieldRules } from '@moongate/contract/fields'
import { languages } from '@moongate/i18n'
import { t } from '../../text.ts'
import css from './mailing.module.css'
import type { Lines } from './lines.rules.ts'

type Props = { lines: Lines; change: (lines: Lines) => void }

/** Subject and text in every language. */
export const LinesFields = ({ lines: { titles, contents }, change }: Props) => (
  <div className={css.lines}>
    {LANGS.map((lang) => (
      <fieldset key={lang} className={css.lang}>
        <legend>{languages[lang].native}</legend>
        <TextInput
          label={t('mail.subject')}
          maxLength={fieldRules.mail_title.max}
          value={titles[lang]}
          onChange={(event) => change({ titles: { ...titles, [lang]: event.currentTarget.value }, contents })}
        />
        <Textarea
          label={t('mail.content')}
          rows={3}
          maxLength={fieldRules.mail_content.max}
          value={contents[lang]}
          onChange={(event) => change({ titles, contents: { ...contents, [lang]: event.currentTarget.value } })}
        />
      </fieldset>
    ))}
  </div>
)
