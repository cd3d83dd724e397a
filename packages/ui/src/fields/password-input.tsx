import { useState } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { eye, eyeOff } from '../icons.gen.ts'
import { Input, type InputProps } from './input.tsx'

/** A password with an eye. Pasting and password managers work: nothing here stands in their way. */
export const PasswordInput = ({
  show,
  hide,
  ...rest
}: Omit<InputProps, 'type' | 'suffix'> & { show: string; hide: string }) => {
  const [open, setOpen] = useState(false)
  return (
    <Input
      autoComplete="current-password"
      {...rest}
      type={open ? 'text' : 'password'}
      suffix={
        <IconButton
          icon={open ? eyeOff : eye}
          label={open ? hide : show}
          aria-pressed={open}
          onClick={() => setOpen(!open)}
        />
      }
    />
  )
}
