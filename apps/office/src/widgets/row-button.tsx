import { Button } from '@mantine/core'
import css from './row-button.module.css'

/** What can be done with a row, at its end. `about` tells equal buttons of different rows apart; who speaks what is seen hits one too. */
export const RowButton = ({ label, about, onClick }: { label: string; about: string; onClick: () => void }) => (
  <Button
    size="compact-md"
    variant="subtle"
    color="gray"
    c="var(--tx-1)"
    className={css.button}
    aria-label={about.includes(label) ? about : `${label} · ${about}`}
    onClick={onClick}
  >
    {label}
  </Button>
)
