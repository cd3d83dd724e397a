import { t } from '../text.ts'
import css from './parts.module.css'

const COLOURS = ['#2f6fd0', '#1c7049', '#b3343c', '#6c41b3', '#23272e']
const writeChip = (minor: number): string => (minor >= 100_000 ? `${minor / 100_000}K` : String(minor / 100))

type Props = { chips: readonly number[]; disabled: boolean; onPut: (chip: number) => void }

/** The chips in reach: each press puts one onto the stake. */
export const Chips = ({ chips, disabled, onPut }: Props) => (
  <fieldset className={css.chips} aria-label={t('chips')}>
    {chips.map((chip, at) => (
      <button
        key={chip}
        type="button"
        className={css.chip}
        style={{ background: COLOURS[at % COLOURS.length] }}
        disabled={disabled}
        onClick={() => onPut(chip)}
      >
        {writeChip(chip)}
      </button>
    ))}
  </fieldset>
)
