import { UnstyledButton } from '@mantine/core'
import { t } from '../../text.ts'
import css from './step-form.module.css'

/** Reasons that stand ready; what is written may go on behind one. */
export const ReadyReasons = ({
  reasons,
  chosen,
  onChoose,
}: {
  reasons: readonly string[]
  chosen: string
  onChoose: (text: string) => void
}) => {
  if (reasons.length === 0) return null
  return (
    <fieldset aria-label={t('form.reasons')} className={css.reasons}>
      {reasons.map((text) => (
        <UnstyledButton
          key={text}
          className={css.reason}
          aria-pressed={chosen.startsWith(text)}
          onClick={() => onChoose(text)}
        >
          {text}
        </UnstyledButton>
      ))}
    </fieldset>
  )
}
