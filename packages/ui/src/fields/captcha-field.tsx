import type { ReactNode } from 'react'
import { refresh as refreshIcon } from '../icons.gen.ts'
import { Icon } from '../show/icon.tsx'
import { Input, type InputProps } from './input.tsx'
import styles from './captcha-field.module.css'

export type CaptchaFieldProps = InputProps & {
  image?: string
  imageLabel: string
  refresh: string
  onRefresh: () => void
  /** Way in for people who cannot read the image: proof of work. */ alternative?: ReactNode
}

/** A captcha: code, image that renews itself when pressed, and a slot for the accessible alternative. */
export const CaptchaField = ({ image, imageLabel, refresh, onRefresh, alternative, ...rest }: CaptchaFieldProps) => {
  return (
    <div className={styles.captcha}>
      <Input autoComplete="off" autoCapitalize="off" spellCheck={false} {...rest} />
      <button
        type="button"
        className={styles.image}
        onClick={onRefresh}
        aria-label={`${imageLabel} ${refresh}`}
        title={refresh}
      >
        {image ? <img src={image} alt="" width={104} height={40} /> : <Icon d={refreshIcon} />}
      </button>
      {alternative && <div className={styles.other}>{alternative}</div>}
    </div>
  )
}
