import { Button, Textarea, TextInput } from '@mantine/core'
import { fieldRules } from '@moongate/contract/fields'
import type { CannedAnswer } from '../../api/mail.ts'
import { t } from '../../text.ts'
import css from './mail.module.css'

type Props = { answer: CannedAnswer; n: number; change: (part: Partial<CannedAnswer>) => void; remove: () => void }

/** One canned answer as it is typed. */
export const CannedRow = ({ answer: { title, content }, n, change, remove }: Props) => (
  <fieldset className={css.canned}>
    <legend>{t('mail.canned_one', { n })}</legend>
    <TextInput
      label={t('mail.subject')}
      maxLength={fieldRules.mail_title.max}
      value={title}
      onChange={(event) => change({ title: event.currentTarget.value })}
    />
    <Textarea
      label={t('mail.content')}
      rows={3}
      maxLength={fieldRules.mail_content.max}
      value={content}
      onChange={(event) => change({ content: event.currentTarget.value })}
    />
    <Button variant="default" onClick={remove}>
      {t('mail.drop')}
    </Button>
  </fieldset>
)
