import { Button, Select, Switch, Textarea, TextInput } from '@mantine/core'
import { ANSWER_KINDS } from '@moongate/contract/promotions.rules'
import type { Lang } from '@moongate/i18n'
import { t } from '../../text.ts'
import { type Draft, writeOptions } from './draft.rules.ts'
import css from './promotions.module.css'

type Fields = Draft['fields']
type Props = { fields: Fields; lang: Lang; change: (fields: Fields) => void }

/** The fields of an activity's form, with their words in one language. */
export const FieldForm = ({ fields, lang, change }: Props) => {
  const write = (at: number, part: Partial<Fields[number]>) =>
    change(fields.map((field, i) => (i === at ? { ...field, ...part } : field)))
  return fields.map(({ name, kind, label, required, options }, i) => (
    <fieldset key={name} className={css.field}>
      <TextInput
        label={t('promotions.field_label')}
        maxLength={60}
        value={label[lang] ?? ''}
        onChange={(event) => write(i, { label: { ...label, [lang]: event.currentTarget.value } })}
      />
      <Select
        label={t('promotions.field_kind')}
        allowDeselect={false}
        data={ANSWER_KINDS.map((value) => ({ value, label: t(`promotions.kinds.${value}`) }))}
        value={kind}
        onChange={(value) => value && write(i, { kind: value, ...(value !== 'choice' && { options: [] }) })}
      />
      <Switch
        label={t('promotions.field_required')}
        checked={required}
        onChange={(event) => write(i, { required: event.currentTarget.checked })}
      />
      <Button variant="subtle" color="gray" onClick={() => change(fields.filter((_, at) => at !== i))}>
        {t('promotions.remove_field')}
      </Button>
      {kind === 'choice' && (
        <Textarea
          className={css.options}
          label={t('promotions.field_options')}
          autosize
          minRows={2}
          value={options.map((option) => option[lang] ?? '').join('\n')}
          onChange={(event) => write(i, { options: writeOptions(options, lang, event.currentTarget.value) })}
        />
      )}
    </fieldset>
  ))
}
