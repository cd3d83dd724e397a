import css from './table.module.css'

const COLOURS = ['#3d7de0', '#1f7a48', '#c23b43', '#7a4bc0', '#15181d']
const writeChip = (minor: number): string => (minor >= 1_000_000 ? `${minor / 100_000}K` : String(minor / 100))

type Props = { chips: readonly number[]; chosen: number; label: string; onChoose: (chip: number) => void }

/** The chips in reach. */
export const Chips = ({ chips, chosen, label, onChoose }: Props) => (
  <fieldset className={css.chips} aria-label={label}>
    {chips.map((chip, at) => (
      <button
        key={chip}
        type="button"
        className={css.chip}
        style={{ background: COLOURS[at % COLOURS.length] }}
        aria-pressed={chip === chosen}
        onClick={() => onChoose(chip)}
      >
        {writeChip(chip)}
      </button>
    ))}
  </fieldset>
)
