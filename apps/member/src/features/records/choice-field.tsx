import { Field, Select } from '@moongate/ui'
import { t } from '../../text.ts'

type Props<V extends string> = {
  label: string
  /** Empty: all of them. */
  value: V | ''
  options: readonly { key: string | number; value: string }[]
  change: (value: V | '') => void
}

/** One filter of a list: all, or one of its options. */
export const ChoiceField = <V extends string = string>({ label, value, options, change }: Props<V>) => (
  <Field label={label}>
    <Select value={value} onChange={(event) => change(event.target.value as V | '')}>
      <option value="">{t('member-records:all')}</option>
      {options.map((option) => (
        <option key={option.key} value={option.key}>
          {option.value}
        </option>
      ))}
    </Select>
  </Field>
)
