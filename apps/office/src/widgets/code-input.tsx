import { TextInput, type TextInputProps } from '@mantine/core'
import { keepDigits } from './code.rules.ts'
import css from './code-input.module.css'

type Props = Omit<TextInputProps, 'onChange'> & { onChange?: (value: string) => void }

/** The six digits of the authenticator; filled in by the system where it can. */
export const CodeInput = ({ onChange, ...rest }: Props) => {
  return (
    <TextInput
      size="md"
      inputMode="numeric"
      autoComplete="one-time-code"
      classNames={{ input: css.code }}
      onChange={(event) => onChange?.(keepDigits(event.currentTarget.value))}
      {...rest}
    />
  )
}
