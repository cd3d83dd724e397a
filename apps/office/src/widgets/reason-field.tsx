import { Textarea, type TextareaProps } from '@mantine/core'
import { findFieldFault, fieldRules } from '@moongate/contract/fields'
import { type FormEvent, useState } from 'react'
import { t } from '../text.ts'

const RULE = fieldRules.reason

/** What is wrong with a reason, in words; null where nothing is. */
export const findReasonFault = (typed: string): string | null => {
  const fault = findFieldFault(RULE, typed.trim())
  if (fault === undefined) return null
  return t(fault === 'max' ? 'form.reason_long' : 'form.reason', { min: RULE.min, max: RULE.max })
}

/** Why somebody of the staff does something. */
export const ReasonField = (props: TextareaProps) => (
  <Textarea label={t('form.reason_label')} rows={2} maxLength={RULE.max} withAsterisk {...props} />
)

/** The reason of a form that keeps its other fields itself: `guard` sends it once all is there, and else says what of the reason is missing. */
export const useReason = () => {
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState(false)
  const fault = findReasonFault(typed)
  const guard = (is_ready: boolean, act: () => Promise<void>) => (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (is_ready && fault === null) void act()
  }
  const field = (
    <ReasonField
      value={typed}
      error={asked || typed !== '' ? fault : null}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  )
  return { reason: typed.trim(), guard, field }
}
