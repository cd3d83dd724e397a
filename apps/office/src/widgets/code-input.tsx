import { TextInput, type TextInputProps } from '@mantine/core'
import { onlyDigits } from './code.rules.ts'
import css from './code-input.module.css'

type Props = Omit<TextInputProps, 'onChange'> & { onChange?: (value: string) => void }

/** The six digits of the authenticator; filled in by the system where it can. */
export function CodeInput({ onChange, ...rest }: Props) {
  return (
    <TextInput
      size="md"
      inputMode="numeric"
      autoComplete="one-time-code"
      classNames={{ input: css.code }}
      onChange={(event) => onChange?.(onlyDigits(event.currentTarget.value))}
      {...rest}
    />
  )
}
