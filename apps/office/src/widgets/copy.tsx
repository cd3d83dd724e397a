import { CopyButton, Icon, icons, VisuallyHidden } from '@moongate/ui'
import { useClipboard } from '@mantine/hooks'
import { ActionIcon } from '@mantine/core'
import type { ReactNode } from 'react'
import { t } from '../text.ts'
import { notify } from '../api/notify.tsx'
import css from './copy.module.css'

/** A small copy mark beside a value in a table; `what` names the value for those who do not see it. */
export const CopyMark = ({ value, what }: { value: string; what: string }) => {
  const { copy, copied, error } = useClipboard({ timeout: 900 })
  return (
    <>
      <ActionIcon
        className={css.mark}
        variant="transparent"
        size={28}
        aria-label={t('copy_what', { what })}
        data-copied={copied || undefined}
        onClick={() => copy(value)}
      >
        <Icon d={error ? icons.x : copied ? icons.check : icons.copy} size={15} />
      </ActionIcon>
      <VisuallyHidden live>{copied ? t('copied') : ''}</VisuallyHidden>
    </>
  )
}

/** A long value in full with its copy button. */
export const CopyField = ({ label, value, shown = value }: { label: string; value: string; shown?: ReactNode }) => {
  return (
    <div className={css.field}>
      <span className={css.label}>{label}</span>
      <code className={css.value}>{shown}</code>
      <CopyButton text={value} label={t('copy')} done={t('copied')} onFail={() => notify('bad', t('copy_failed'))} />
    </div>
  )
}
