import { useState, type ChangeEvent, type KeyboardEvent } from 'react'

type Typed = {
  value: string
  write: (value: string) => string
  /** Nothing for what cannot be taken: then the field shows again what it was. */
  parse: (typed: string) => string | undefined
  change: (value: string) => void
}

/** What a text field needs whose value is read once it is left, or Enter is pressed: until then it holds what was typed. */
export const useTyped = ({ value, write, parse, change }: Typed) => {
  const [typed, setTyped] = useState<string>()
  const finish = () => {
    const read = typed === undefined ? undefined : parse(typed)
    if (read !== undefined && read !== value) change(read)
    setTyped(undefined)
  }
  return {
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    value: typed ?? write(value),
    onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value),
    onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && finish(),
    onBlur: finish,
  }
}
