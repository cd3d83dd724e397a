import { Button, Tooltip } from '@mantine/core'
import css from './row-button.module.css'

type Props = {
  label: string
  about: string
  onClick: () => void
  /** Why it is somebody else's to press; nothing where it is the reader's. */ why?: string | undefined
}
const TOOLTIP_EVENTS = { hover: true, focus: true, touch: true }

/** What can be done with a row, at its end. `about` tells equal buttons of different rows apart; who speaks what is seen hits one too. */
export const RowButton = ({ label, about, onClick, why }: Props) => {
  const name = about.includes(label) ? about : `${label} · ${about}`
  const withheld = why !== undefined
  return (
    <Tooltip label={why} disabled={!withheld} multiline w={260} events={TOOLTIP_EVENTS}>
      <Button
        size="compact-md"
        variant="subtle"
        color="gray"
        c={withheld ? undefined : 'var(--tx-1)'}
        className={css.button}
        aria-label={withheld ? `${name}: ${why}` : name}
        aria-disabled={withheld || undefined}
        data-disabled={withheld || undefined}
        onClick={() => !withheld && onClick()}
      >
        {label}
      </Button>
    </Tooltip>
  )
}
