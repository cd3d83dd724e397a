import { createContext, useContext, useId, type ReactNode } from 'react'
import { Icon } from '../show/icon.tsx'
import { alertCircle } from '../icons.gen.ts'
import styles from './field.module.css'

type FieldContext = { id?: string; 'aria-describedby'?: string; 'aria-invalid'?: true; required?: boolean }

const Context = createContext<FieldContext>({})

/** What a control inside a `Field` must wear: its id, its description, whether it is wrong. */
export const useField = (): FieldContext => useContext(Context)

export type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  aside?: ReactNode
  required?: boolean
  children: ReactNode
}

/** Label above, control, then hint or error below. The error keeps the hint's place, so nothing jumps. */
export const Field = ({ label, hint, error, aside, required, children }: FieldProps) => {
  const id = useId()
  const note = error || hint ? `${id}-note` : undefined
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>
          {label}
          {required && (
            <span className={styles.star} aria-hidden>
              {' '}
              *
            </span>
          )}
        </label>
        {aside}
      </div>
      <Context value={{ id, 'aria-describedby': note, 'aria-invalid': error ? true : undefined, required }}>
        {children}
      </Context>
      {note && (
        <p id={note} className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
          {error && <Icon d={alertCircle} size={15} />}
          {error || hint}
        </p>
      )}
    </div>
  )
}
